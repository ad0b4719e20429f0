/** The types of menu records. This file imports nothing, because the app loads it with its first page. */
export const menuEntities = ['item', 'category', 'sub_category', 'modifier_group'] as const;
export type MenuEntity = (typeof menuEntities)[number];
