import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/calls/index';
import type { menuImportCalls } from '#contract/calls/menuImports';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ImportKind } from '#contract/menuFiles/columns';
import { callAs } from '../callApi';
import type { ContractCases } from '../contractCases';
import type { Tenant, World } from '../contractWorld';

type ImportName = `import_${ImportKind}`;
const { FIELDS_NOT_VALID, NO_DATA_FOUND } = errorCodes;

const rowsOf: Record<ImportName, () => Record<string, string>> = {
  import_items: () => ({ name: `Item ${randomUUID()}`, sub_category: 'Nowhere', price: '1' }),
  import_categories: () => ({ category: `Category ${randomUUID()}` }),
  import_modifier_groups: () => ({ group: `Group ${randomUUID()}`, modifier: 'One' }),
  import_offers: () => ({ promo_code: `CODE-${randomUUID().slice(0, 8)}`, name: 'Lunch', value: '10' }),
  import_tables: () => ({ number: '700', min_persons: '1', max_persons: '2' }),
};

const batch = (name: ImportName, import_id = randomUUID()): BodyOf<ImportName> => ({
  ...{ import_id, mode: 'preview' },
  rows: [{ line: 2, values: rowsOf[name]() }],
});

/** An import that hasn't written anything yet: every account that can import anything can end it. */
async function previewed({ app }: World, { owner }: Tenant, name: ImportName = 'import_items'): Promise<string> {
  const body = batch(name);
  await callAs(app, owner, name, body);
  return body.import_id;
}

const withFile = async (world: World, tenant: Tenant): Promise<string> => {
  const import_id = randomUUID();
  await callAs(world.app, tenant.owner, 'add_import_file', { import_id, kind: 'items', file_name: 'menu.csv' });
  return import_id;
};

const importCase = (name: ImportName) => ({
  body: () => batch(name),
  foreign: {
    // What another store previewed is not there to be applied.
    body: async (world: World): Promise<BodyOf<ImportName>> => ({
      ...{ import_id: await previewed(world, world.other, name), mode: 'apply' },
      rows: [{ line: 2 }],
    }),
    code: FIELDS_NOT_VALID,
  },
});

const ofImport = {
  body: async (world: World) => ({ import_id: await previewed(world, world.mine) }),
  foreign: {
    body: async (world: World) => ({ import_id: await previewed(world, world.other) }),
    code: NO_DATA_FOUND,
  },
};

export const menuImportCases: ContractCases<keyof typeof menuImportCalls> = {
  import_items: importCase('import_items'),
  import_categories: importCase('import_categories'),
  import_modifier_groups: importCase('import_modifier_groups'),
  import_offers: importCase('import_offers'),
  import_tables: importCase('import_tables'),
  add_import_file: {
    body: () => ({ import_id: randomUUID(), kind: 'items', file_name: 'menu.csv' }),
    foreign: {
      // Ids are each store's own to choose: one of another store is free here, and one of another kind is not.
      body: async (world) => ({
        ...{ import_id: await previewed(world, world.mine, 'import_categories'), kind: 'items', file_name: 'menu.csv' },
      }),
      code: FIELDS_NOT_VALID,
    },
  },
  get_import_file: {
    body: async (world) => ({ import_id: await withFile(world, world.mine) }),
    foreign: { body: async (world) => ({ import_id: await withFile(world, world.other) }), code: NO_DATA_FOUND },
  },
  get_import_list: {
    body: async (world) => {
      await previewed(world, world.mine);
      return {};
    },
    // Ids of others are not refused: the list holds none of them.
    foreign: { body: async (world) => ({ ids: [await previewed(world, world.other)] }), code: NO_DATA_FOUND },
  },
  get_import: {
    body: async (world) => ({ _id: await previewed(world, world.mine) }),
    foreign: { body: async (world) => ({ _id: await previewed(world, world.other) }), code: NO_DATA_FOUND },
  },
  get_import_row_list: ofImport,
  cancel_import: ofImport,
  undo_import: ofImport,
  get_import_mapping: { body: () => ({ kind: 'items' }) },
  set_import_mapping: { body: () => ({ kind: 'items', mapping: { Artikel: 'name' } }) },
};
