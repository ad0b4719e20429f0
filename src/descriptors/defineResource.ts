import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { EntityName } from '#contract/calls/entityNames';
import type { ImportKind } from '#contract/menuFiles/columns';
import type { PermissionKey } from '#contract/permissions';
import type { StoreFlag } from '#contract/storeFlags';
import { adminRoot } from '../config/paths';
import { describeFields, type FieldOptions, type ResourceField } from '../kinds/kind';

/** A record's name: a text, or one in each of the store's languages. */
type RepresentRecord = (record: Record<string, unknown>) => string | readonly string[];

/** A row of a form: one field, or several next to each other. */
type FormRow = string | readonly string[];

/** The descriptor of a resource. Menu, routes, guard, list, form, CSV, history and data provider follow from it. */
export interface ResourceOptions {
  /** Determines the names of its calls: `get_item_list`, `get_item`, `add_item`, `update_item`, `delete_item`. */
  entity: EntityName;
  /** Address of its list. Records are below it, and a new one at `create`. */
  path: `${typeof adminRoot}/${string}`;
  /**
   * Group of the main menu; `top` if it is an entry of its own, `none` if its list is a section of the settings, which
   * the menu shows.
   */
  menu: 'menu' | 'users' | 'settings' | 'top' | 'none';
  /** The menu shows it only while this flag is off: with it, another page includes it. */
  menuUnlessFlag?: StoreFlag;
  icon: ComponentType<SvgIconProps>;
  permission: PermissionKey;
  storeFlag?: StoreFlag;
  /** Group of its texts; its own name by default. */
  texts?: string;
  /** Translation key of its menu entry; `<texts>.title` by default. */
  label?: string;
  /** The kind of file in which it can be imported. */
  importKind?: ImportKind;
  /** A record's name; its `name` field by default. */
  represent?: RepresentRecord;
  /** Deleting a record can be undone: the menu's journal keeps it. */
  hasUndo?: true;
  /** The list has a search field. The translation key of its label; `true`: `<texts>.search`. */
  search?: true | string;
  fields: Readonly<Record<string, FieldOptions>>;
  /**
   * Sections of the form by name, with the rows of each; one section with all fields by default. The title is
   * `<texts>.section.<name>`, or the name itself if it is a full key.
   */
  form?: Readonly<Record<string, readonly FormRow[]>>;
}

/** A resource as the rest of the app reads it. */
export interface Resource extends Omit<ResourceOptions, 'fields' | 'search'> {
  /** Translation key of the search field's label, if the list has one. */
  search?: string;
  /** Its key in the registry. */
  name: string;
  /** react-admin's name for it: its path below the admin root, so that every link has the specification's address. */
  raName: string;
  texts: string;
  label: string;
  represent: RepresentRecord;
  /** In descriptor order. */
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
