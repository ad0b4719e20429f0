import { useTranslate } from 'react-admin';
import { ActionMenu } from '../../../components/ActionMenu';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { paths } from '../../../config/paths';
import { useItemList } from './ItemListProvider';
import type { ListedItem } from './listedItem';

/** Further actions for one item. */
export const ItemMenu = ({ item }: { item: ListedItem }) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const { duplicate, askDelete } = useItemList();
  return (
    <ActionMenu
      label={t('common.more_actions', { name: text(item.name) })}
      actions={() => [
        { label: t('common.edit'), to: `${paths.itemList}/${item._id}` },
        { label: t('common.duplicate'), onChoose: () => duplicate(item) },
        { label: t('items.list.delete'), onChoose: () => askDelete(item), isDangerous: true },
      ]}
    />
  );
};
