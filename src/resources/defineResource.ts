import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { ImportKind } from '#contract/menuFiles/columns';
import type { PermissionKey } from '#contract/permissions';
import type { StoreFlag } from '#contract/storeFlags';
import { adminRoot } from '../config/paths';
import { describeFields, type EntityName, type FieldOptions, type ResourceField } from '../kinds/kind';

/** What a record is called: a text, or one in each of the store's languages. */
type RepresentRecord = (record: Record<string, unknown>) => string | readonly string[];

/** A row of a form: one field, or several beside each other. */
type FormRow = string | readonly string[];

/** What one file says of a resource: menu, routes, guard, list, form, CSV, history and data provider follow from it. */
export interface ResourceOptions {
  /** Gives the names of its calls: `get_item_list`, `get_item`, `add_item`, `update_item`, `delete_item`. */
  entity: EntityName;
  /** Address of its list; a record is below it, and a new one at `create`. */
  path: `${typeof adminRoot}/${string}`;
  /** Group of the main menu. */
  menu: 'menu' | 'users' | 'settings';
  /** Reachable by address, not shown in the menu. */
  isHidden?: true;
  icon: ComponentType<SvgIconProps>;
  permission: PermissionKey;
  storeFlag?: StoreFlag;
  /** Group of its texts; its own name where that is left out. */
  texts?: string;
  /** Translation key of its name in the menu; `<texts>.title` where it is left out. */
  label?: string;
  /** As which files it can be imported. */
  importKind?: ImportKind;
  /** What a record is called; its `name` where this is left out. */
  represent?: RepresentRecord;
  /** Who deletes a record can undo that: the journal of the menu keeps it. */
  hasUndo?: true;
  /** The list has a search field: the translation key of its label; `true`: `<texts>.search`. */
  search?: true | string;
  fields: Readonly<Record<string, FieldOptions>>;
  /**
   * Sections of the form by name, with the rows of each; one section of all fields where it is left out. The title is
   * `<texts>.section.<name>`, or the name itself where that is a whole key.
   */
  form?: Readonly<Record<string, readonly FormRow[]>>;
}

/** A resource as the app reads it. */
export interface Resource extends Omit<ResourceOptions, 'fields' | 'search'> {
  /** Translation key of the search field's label, where the list has one. */
  search?: string;
  /** Its key in the registry. */
  name: string;
  /** What react-admin calls it: its path below the admin root, so that every link leads to the specification's address. */
  raName: string;
  texts: string;
  label: string;
  represent: RepresentRecord;
  /** In the order of the descriptor. */
  fields: readonly ResourceField[];
}

const itsName: RepresentRecord = ({ name }) => (Array.isArray(name) ? name : String(name ?? ''));

/**
 * Describes a resource, in its folder's `index`.
 *
 * @param name its key in the registry, and the start of its texts' keys
 * @example
 * export const tables = defineResource('tables', {
 *   entity: 'table', path: '/app/settings/tables', menu: 'settings', icon: TableIcon, permission: 'store/table_booking',
 *   fields: { number: { kind: 'text', list: true, sort: 'ASC' }, is_bookable: { kind: 'boolean', list: 'inline' } },
 * });
 */
export function defineResource<const Name extends string, const Options extends ResourceOptions>(
  name: Name,
  options: Options,
): Resource & { name: Name; entity: Options['entity']; importKind: Options['importKind'] } {
  const { texts = name, path, label = `${texts}.title`, represent = itsName, search } = options as ResourceOptions;
  const fields = describeFields(texts, options.fields);
  const { search: _, importKind, ...facts } = options;
  return {
    ...facts,
    importKind,
    name,
    raName: path.slice(adminRoot.length + 1),
    texts,
    label,
    represent,
    fields,
    ...(search ? { search: search === true ? `${texts}.search` : search } : {}),
  };
}
