/** The search part of an address that opens a list with these filters. @example `${paths.itemList}${listFilter({ sub_category_id })}` */
export const listFilter = (filter: Readonly<Record<string, string>>): string =>
  `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export type FilterValue = string | number | boolean;

export interface FilterChoice {
  value: FilterValue;
  label: string;
  /** Beside the label: how many records it leaves. */
  detail?: string;
}

/** A filter of a list, by the name that its call takes. One choice alone is a switch; several open a menu. */
export interface RecordFilter {
  source: string;
  label: string;
  choices: readonly FilterChoice[];
}
