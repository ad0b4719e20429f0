import { type ReactNode, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubCategoryRecord } from '#contract/entities/menu';
import { paths } from '../../../config/paths';
import { useRecordChange } from '../../../records/list/useRecordChange';
import { useDuplicate } from './duplicate';
import { ItemListProvider } from './itemListContext';
import type { ListedItem } from './listedItem';

interface ItemListToolsProviderProps {
  subCategories: readonly SubCategoryRecord[];
  /** Asks before an item is deleted. */
  askDelete: (item: ListedItem) => void;
  children: ReactNode;
}

/** Gives the rows what they do and look up. */
export const ItemListToolsProvider = ({ subCategories, askDelete, children }: ItemListToolsProviderProps) => {
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
  return <ItemListProvider value={tools}>{children}</ItemListProvider>;
};
