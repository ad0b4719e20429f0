import { createContext, use } from 'react';
import type { SubCategoryRecord } from '#contract/entities/menu';
import type { ApiError } from '../../../dataProvider/apiError';
import type { ListedItem } from './listedItem';

/** What every row of the list does and looks up. The same object from draw to draw, so that rows keep still. */
export interface ItemListTools {
  /** Changes an item at once, then on the server; resolves with why it was not saved. */
  change: (
    item: ListedItem,
    changes: Partial<ListedItem>,
    options?: { showsRefusal?: boolean },
  ) => Promise<ApiError | null>;
  /** Asks, then deletes. */
  askDelete: (item: ListedItem) => void;
  duplicate: (item: ListedItem) => void;
  subCategories: ReadonlyMap<string, SubCategoryRecord>;
}

const ItemListContext = createContext<ItemListTools | null>(null);
export const ItemListProvider = ItemListContext.Provider;

export function useItemList(): ItemListTools {
  const tools = use(ItemListContext);
  if (!tools) throw new Error('Rows of the item list stand inside an ItemListProvider');
  return tools;
}
