import type { FilterPayload, SortPayload } from 'react-admin';
import type { ImportKind } from '#contract/menuFiles/columns';
import { type FiledResource, resources } from '../../descriptors/resources/index';

/** The records to export: all pages of what a list shows. */
export interface ExportQuery {
  resource: FiledResource;
  filter?: FilterPayload;
  sort?: SortPayload;
}

/** The resources whose records a kind's rows contain. */
const resourcesOf: Record<ImportKind, readonly FiledResource[]> = {
  items: ['items'],
  categories: ['categories', 'sub_categories'],
  modifier_groups: ['modifier_groups'],
  offers: ['offers'],
  tables: ['tables'],
};

export const kindOf = (resource: FiledResource): ImportKind => resources[resource].importKind;

/** Returns the queries to fetch: the list's if given, otherwise every record of the kind. */
export const queriesOf = (kind: ImportKind, query?: ExportQuery): readonly ExportQuery[] =>
  query ? [query] : resourcesOf[kind].map((resource) => ({ resource }));
