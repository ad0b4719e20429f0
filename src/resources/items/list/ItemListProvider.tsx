import { createContext, type ReactNode, use, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubCategoryRecord } from '#contract/entities/menu';
import { paths } from '../../../config/paths';
import type { ApiError } from '../../../dataProvider/apiError';
import { useRecordChange } from '../../../records/list/useRecordChange';
import { type ListedItem, useDuplicate } from './listedItem';

/** Actions and look-ups for all rows. The same object between renders, so that rows don't render again. */
interface ItemListTools {
  /** Changes an item immediately on screen, then on the server; resolves with why it wasn't saved. */
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

/** Provides the rows' actions and look-ups. */
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
