import type { ItemRecord } from '#contract/entities/menu';

/** An item as the list holds it: with react-admin's name for its `_id`. */
export type ListedItem = ItemRecord & { id: string };
