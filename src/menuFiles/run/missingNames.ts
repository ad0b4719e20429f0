import type { StoreDataProvider } from '../../dataProvider/index';
import { importRows } from './importRows';
import type { Preview } from './previewRows';
import { RunControl } from './runControl';

const kindOf = {
  unknown_category: 'categories',
  unknown_sub_category: 'sub_categories',
  unknown_modifier_group: 'modifier_groups',
} as const;

/**
 * Names that a preview's rows need and the store doesn't have, taken from their errors: for a preview made before a
 * reload.
 */
export async function missingNames(dataProvider: StoreDataProvider, import_id: string): Promise<Preview['missing']> {
  const named = {
    categories: new Set<string>(),
    sub_categories: new Set<string>(),
    modifier_groups: new Set<string>(),
  };
  for await (const rows of importRows(dataProvider, import_id, { outcome: 'error' }, new RunControl()))
    for (const { code, params } of rows.flatMap(({ errors }) => errors))
      if (code in kindOf && typeof params?.name === 'string')
        named[kindOf[code as keyof typeof kindOf]].add(params.name);
  return {
    categories: [...named.categories],
    sub_categories: [...named.sub_categories],
    modifier_groups: [...named.modifier_groups],
  };
}
