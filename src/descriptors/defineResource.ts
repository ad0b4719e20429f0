import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { GetListParams, SortPayload } from 'react-admin';
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
  /**
   * The list's initial order, for a field that the descriptor doesn't have; by default that of the field whose `sort` is
   * `ASC` or `DESC`.
   */
  firstSort?: SortPayload;
  fields: Readonly<Record<string, FieldOptions>>;
  /**
   * Sections of the form by name, with the rows of each; one section with all fields by default. The title is
   * `<texts>.section.<name>`, or the name itself if it is a full key.
   */
  form?: Readonly<Record<string, readonly FormRow[]>>;
}

type Needed = Pick<ResourceOptions, 'entity' | 'path' | 'permission' | 'storeFlag'>;

/** react-admin's page, sort and filters of a list. */
export type ListParams = Partial<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>>;

/**
 * The descriptor of a resource without forms: its only usual call is the list, such as `get_reviews_list`, and its
 * records change through calls of their own. The other options of a resource aren't needed, because its list is a
 * custom page, whose menu entry and title are in the navigation.
 */
export interface ReadOnlyOptions extends Needed {
  /** The list's initial order. */
  firstSort: SortPayload;
  /** Records on a page until someone chooses otherwise. */
  perPage: number;
  /**
   * Returns the list's sort and filters as its call takes them, if they differ from those in the address.
   *
   * @param timezone the store's, for filters that name days
   */
  callParams?: (params: ListParams, timezone: string) => ListParams;
}

/** The part that every registered resource has, with or without forms. */
export interface RegisteredResource
  extends Needed,
    Partial<Pick<ReadOnlyOptions, 'firstSort' | 'perPage' | 'callParams'>> {
  /** Its key in the registry. */
  name: string;
  /** react-admin's name for it: its path below the admin root, so that every link has the specification's address. */
  raName: string;
}

/** A resource with forms, as the rest of the app reads it. */
export interface Resource extends Omit<ResourceOptions, 'fields' | 'search'>, RegisteredResource {
  /** Translation key of the search field's label, if the list has one. */
  search?: string;
  texts: string;
  label: string;
  represent: RepresentRecord;
  /** In descriptor order. */
  fields: readonly ResourceField[];
}

/** A path below the admin root: every link then has the specification's address. */
const raNameOf = (path: string): string => path.slice(adminRoot.length + 1);

const firstSortOf = (fields: readonly ResourceField[]): SortPayload | undefined =>
  fields.flatMap(({ source: field, sort }) => (sort === 'ASC' || sort === 'DESC' ? { field, order: sort } : []))[0];

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
  const { search: _, importKind, firstSort = firstSortOf(fields), ...facts } = options as Options & ResourceOptions;
  return {
    ...facts,
    importKind,
    name,
    raName: raNameOf(path),
    texts,
    label,
    represent,
    fields,
    ...(firstSort ? { firstSort } : {}),
    ...(search ? { search: search === true ? `${texts}.search` : search } : {}),
  };
}

/**
 * Describes a resource without forms, in `src/descriptors/resources/<name>.ts`.
 *
 * @param name its key in the registry
 * @example
 * export const reviews = defineReadOnlyResource('reviews', {
 *   entity: 'reviews', path: paths.reviews, permission: 'store/review',
 *   firstSort: { field: 'created_at', order: 'DESC' }, perPage: 10,
 * });
 */
export const defineReadOnlyResource = <const Name extends string>(
  name: Name,
  options: ReadOnlyOptions,
): ReadOnlyOptions & { name: Name; raName: string } => ({ ...options, name, raName: raNameOf(options.path) });
