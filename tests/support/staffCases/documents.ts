import type { documentCalls } from '#contract/calls/documents';
import { errorCodes } from '#contract/codes/errorCodes';
import { holderTypes } from '#contract/documents/holderTypes';
import { callAs } from '../callApi';
import type { ContractCases } from '../contractCases';
import type { Tenant, World } from '../contractWorld';
import { uploadSide } from '../storeDocuments';
import { providerOf } from './providers';

const type = holderTypes.provider;
/** A document with one side, as it is asked for. */
export const workPermit = { type, document_type_id: 'insurance', side: 'front', expires_on: '2999-01-31' } as const;

/** A document of a tenant's, handed in just now. */
async function documentOf({ app, ...world }: World, tenant: Tenant): Promise<string> {
  const holder_id = await providerOf({ app, ...world }, tenant);
  return (await callAs(app, tenant.owner, 'upload_document', { ...workPermit, holder_id })).document._id;
}

type PlatformNames =
  | 'platform/get_store_document_list'
  | 'platform/get_store_document_file'
  | 'platform/review_document'
  | 'platform/set_required_documents';

const { DOCUMENT_NOT_FOUND, NO_DATA_FOUND, PROVIDER_NOT_FOUND } = errorCodes;

const onDocument = <Body extends object>(fields: Body) => ({
  body: async (world: World) => ({ _id: await documentOf(world, world.mine), ...fields }),
  foreign: {
    body: async (world: World) => ({ _id: await documentOf(world, world.other), ...fields }),
    code: DOCUMENT_NOT_FOUND,
  },
});

export const documentCases: ContractCases<keyof typeof documentCalls> = {
  get_document_list: {
    body: async (world) => ({ type, holder_id: await providerOf(world, world.mine) }),
    foreign: {
      body: async (world) => ({ type, holder_id: await providerOf(world, world.other) }),
      code: PROVIDER_NOT_FOUND,
    },
  },
  upload_document: {
    body: async (world) => ({ ...workPermit, unique_code: '4711', holder_id: await providerOf(world, world.mine) }),
    foreign: {
      body: async (world) => ({ ...workPermit, holder_id: await providerOf(world, world.other) }),
      code: PROVIDER_NOT_FOUND,
    },
  },
  update_document: onDocument({ version: 1, unique_code: '0815' }),
  review_document: onDocument({ state: 'approved' as const }),
  delete_document: onDocument({}),
  get_document_file: onDocument({ side: 'front' as const }),
};

/** A store's own document, handed in just now. */
async function storeDocumentOf({ app }: World, { owner }: Tenant): Promise<string> {
  return (await uploadSide({ app }, owner, 'business_registration'))._id;
}

const unknownId = '00000000-0000-4000-8000-000000000000';

export const platformDocumentCases: ContractCases<PlatformNames> = {
  'platform/get_store_document_list': {
    body: async (world) => {
      await storeDocumentOf(world, world.mine);
      return { store_id: world.mine.store.id, state: 'pending' };
    },
    foreign: { body: () => ({ store_id: unknownId }), code: NO_DATA_FOUND },
  },
  'platform/get_store_document_file': {
    body: async (world) => ({ _id: await storeDocumentOf(world, world.mine), side: 'front' }),
    // A delivery person's isn't the platform's to open.
    foreign: {
      body: async (world) => ({ _id: await documentOf(world, world.mine), side: 'front' }),
      code: DOCUMENT_NOT_FOUND,
    },
  },
  'platform/review_document': {
    body: async (world) => ({ _id: await documentOf(world, world.mine), state: 'approved' }),
    foreign: { body: () => ({ _id: unknownId, state: 'approved' }), code: DOCUMENT_NOT_FOUND },
  },
  // Where no store of the tests is, so that nothing else changes.
  'platform/set_required_documents': {
    body: () => ({ country_code: 'PT', document_type_ids: ['tax_certificate'] }),
  },
};
