import { useTranslate } from 'react-admin';
import { VisibleToggle } from '../../../components/fields/VisibleToggle';
import { StockControl } from '../../../components/stock/StockControl';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import { useItemList } from './ItemListProvider';
import type { ListedItem } from './listedItem';

/** Whether customers see an item. */
export const ItemVisibleToggle = ({ item }: { item: ListedItem }) => {
  const t = useTranslate();
  const { change } = useItemList();
  const { text } = useStoreFormat();
  return (
    <VisibleToggle
      label={t('items.list.visible_of', { name: text(item.name) })}
      isVisible={item.is_visible}
      onChange={(is_visible) => change(item, { is_visible })}
    />
  );
};

/** In stock, or when it will be back. */
export const StockToggle = ({ item }: { item: ListedItem }) => {
  const { change } = useItemList();
  const { text } = useStoreFormat();
  return <StockControl size="small" value={item} label={text(item.name)} onSet={(stock) => change(item, stock)} />;
};

/** An item's sub-category. */
export const SubCategoryName = ({ id }: { id: string }) => {
  const { subCategories } = useItemList();
  const { text } = useStoreFormat();
  const heading = subCategories.get(id);
  const name = heading ? text(heading.name) : '';
  return <bdi title={name}>{name}</bdi>;
};

/** When an item was last changed, and by whom. */
export const Touched = ({ item }: { item: ListedItem }) => {
  const format = useStoreFormat();
  return (
    <span style={{ display: 'grid', fontSize: '0.8125rem', lineHeight: 1.35 }}>
      <time dateTime={item.updated_at} style={{ whiteSpace: 'nowrap' }}>
        {recordTime(item.updated_at, format)}
      </time>
      <span style={{ opacity: 0.8, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {item.updated_by}
      </span>
    </span>
  );
};
