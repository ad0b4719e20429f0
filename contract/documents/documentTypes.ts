import { type HolderType, holderTypes } from './holderTypes';

/** Requirements of a document type. Its name is reference data. */
export interface DocumentTypeFacts {
  id: string;
  /** Who hands it in. */
  holder_type: HolderType;
  /** Without it, no one can be offered orders. What is required of stores is the platform's decision, by country. */
  is_required: boolean;
  /** Needed by who drives a vehicle of a type that asks for a licence. */
  is_licence: boolean;
  has_back: boolean;
  has_expiry: boolean;
  has_unique_code: boolean;
}

const usual = {
  holder_type: holderTypes.provider,
  is_required: false,
  is_licence: false,
  has_back: false,
  has_expiry: true,
  has_unique_code: true,
};

/** The documents of delivery people, in the order in which they are asked for. App and server use the same list. */
export const providerDocumentTypes = [
  { ...usual, id: 'identity', is_required: true, has_back: true },
  { ...usual, id: 'driving_licence', is_licence: true, has_back: true },
  { ...usual, id: 'work_permit', has_back: true },
  { ...usual, id: 'insurance' },
  { ...usual, id: 'health_certificate', has_unique_code: false },
] as const satisfies readonly DocumentTypeFacts[];
export type ProviderDocumentTypeId = (typeof providerDocumentTypes)[number]['id'];

const ofStore = { ...usual, holder_type: holderTypes.store };

/** The documents of stores. The platform sets which of them it requires (`platform/set_required_documents`). */
export const storeDocumentTypes = [
  { ...ofStore, id: 'business_registration', has_expiry: false },
  { ...ofStore, id: 'owner_identity', has_back: true },
  { ...ofStore, id: 'food_licence' },
  { ...ofStore, id: 'tax_certificate', has_expiry: false },
  { ...ofStore, id: 'bank_statement', has_expiry: false, has_unique_code: false },
] as const satisfies readonly DocumentTypeFacts[];
export type StoreDocumentTypeId = (typeof storeDocumentTypes)[number]['id'];
export const storeDocumentTypeIds = storeDocumentTypes.map(({ id }) => id) as [
  StoreDocumentTypeId,
  ...StoreDocumentTypeId[],
];

export const documentTypes = [...providerDocumentTypes, ...storeDocumentTypes] as const;
export type DocumentTypeId = ProviderDocumentTypeId | StoreDocumentTypeId;
export const documentTypeIds = documentTypes.map(({ id }) => id) as [DocumentTypeId, ...DocumentTypeId[]];

export const documentTypeOf = (id: string): DocumentTypeFacts | undefined =>
  documentTypes.find((type) => type.id === id);

/** Required of every store until the platform says what it requires. */
export const usuallyRequired: readonly StoreDocumentTypeId[] = ['business_registration', 'owner_identity'];

export const documentStates = ['pending', 'approved', 'declined'] as const;
export type DocumentState = (typeof documentStates)[number];

export const documentSides = ['front', 'back'] as const;
export type DocumentSide = (typeof documentSides)[number];
