import { StockControl } from '../../../components/stock/StockControl';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useItemList } from './itemListContext';
import type { ListedItem } from './listedItem';

/** In stock, or not until when. */
export const StockToggle = ({ item }: { item: ListedItem }) => {
  const { change } = useItemList();
  const { text } = useStoreFormat();
  return <StockControl size="small" value={item} label={text(item.name)} onSet={(stock) => change(item, stock)} />;
};
