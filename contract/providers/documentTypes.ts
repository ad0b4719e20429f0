/** Requirements of a document type. Its name is reference data. */
export interface DocumentTypeFacts {
  id: string;
  /** Without it, a person can't be offered orders. */
  is_required: boolean;
  /** Needed for a vehicle whose type requires a licence. */
  is_licence: boolean;
  has_back: boolean;
  has_expiry: boolean;
  has_unique_code: boolean;
}

const usual = { is_required: false, is_licence: false, has_back: false, has_expiry: true, has_unique_code: true };

/**
 * The documents of delivery people, in the order in which the app shows them. Imports nothing: app and server use the
 * same list.
 */
export const documentTypes = [
  { ...usual, id: 'identity', is_required: true, has_back: true },
  { ...usual, id: 'driving_licence', is_licence: true, has_back: true },
  { ...usual, id: 'work_permit', has_back: true },
  { ...usual, id: 'insurance' },
  { ...usual, id: 'health_certificate', has_unique_code: false },
] as const satisfies readonly DocumentTypeFacts[];
export type DocumentTypeId = (typeof documentTypes)[number]['id'];
export const documentTypeIds = documentTypes.map(({ id }) => id) as [DocumentTypeId, ...DocumentTypeId[]];

export const documentTypeOf = (id: string): DocumentTypeFacts | undefined =>
  documentTypes.find((type) => type.id === id);

export const documentStates = ['pending', 'approved', 'declined'] as const;
export type DocumentState = (typeof documentStates)[number];

export const documentSides = ['front', 'back'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** Days before its expiry from which a document is shown as expiring. */
export const expiryWarningDays = 14;
