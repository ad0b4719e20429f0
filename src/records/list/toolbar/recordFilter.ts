/** The search part of an address that opens a list with these filters. @example `${paths.itemList}${listFilter({ sub_category_id })}` */
export const listFilter = (filter: Readonly<Record<string, FilterValue>>): string =>
  `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export type FilterValue = string | number | boolean;

export interface FilterChoice {
  value: FilterValue;
  label: string;
  /** Next to the label: how many records match. */
  detail?: string;
}

/** A filter of a list, by its name in the call. A single choice is a toggle; several open a menu. */
export interface RecordFilter {
  source: string;
  label: string;
  choices: readonly FilterChoice[];
  /** The choices are being loaded: the filter has its place already, so that no row moves later. */
  isLoading?: boolean;
}
