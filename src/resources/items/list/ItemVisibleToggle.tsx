import { useTranslate } from 'react-admin';
import { VisibleToggle } from '../../../components/fields/VisibleToggle';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useItemList } from './itemListContext';
import type { ListedItem } from './listedItem';

/** Whether customers see an item at all. */
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
