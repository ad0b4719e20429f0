/** The search part of an address that opens a list with these filters. @example `${paths.itemList}${listFilter({ sub_category_id })}` */
export const listFilter = (filter: Readonly<Record<string, string>>): string =>
  `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
