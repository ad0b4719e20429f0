import { createContext, type ReactNode, use, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubCategoryRecord } from '#contract/entities/menu';
import { paths } from '../../../config/paths';
import type { ApiError } from '../../../dataProvider/apiError';
import { useRecordChange } from '../../../records/list/useRecordChange';
import { type ListedItem, useDuplicate } from './listedItem';

/** What every row of the list does and looks up. The same object from draw to draw, so that rows keep still. */
interface ItemListTools {
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

export function useItemList(): ItemListTools {
  const tools = use(ItemListContext);
  if (!tools) throw new Error('Rows of the item list stand inside an ItemListProvider');
  return tools;
}

interface ItemListProviderProps {
  subCategories: readonly SubCategoryRecord[];
  /** Asks before an item is deleted. */
  askDelete: (item: ListedItem) => void;
  children: ReactNode;
}

/** Gives the rows what they do and look up. */
export const ItemListProvider = ({ subCategories, askDelete, children }: ItemListProviderProps) => {
  const change = useRecordChange<ListedItem>('items');
  const navigate = useNavigate();
  const copyOf = useDuplicate();
  const latest = useRef({ navigate, copyOf });
  latest.current = { navigate, copyOf };
  const tools = useMemo(
    () => ({
      change,
      askDelete,
      duplicate: (item: ListedItem) =>
        latest.current.navigate(`${paths.itemList}/create`, { state: { record: latest.current.copyOf(item) } }),
      subCategories: new Map(subCategories.map((heading) => [heading._id, heading])),
    }),
    [change, askDelete, subCategories],
  );
  return <ItemListContext value={tools}>{children}</ItemListContext>;
};
