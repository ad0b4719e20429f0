import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'ra-core';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import { useItemList } from './itemListContext';
import type { ListedItem } from './listedItem';
import { RoundButton } from './RoundButton';

/** Whether customers see an item at all. */
export const VisibleToggle = ({ item }: { item: ListedItem }) => {
  const t = useTranslate();
  const { change } = useItemList();
  const { text } = useStoreSurroundings();
  return (
    <RoundButton
      type="button"
      role="switch"
      aria-checked={item.is_visible}
      aria-label={t('items.list.visible_of', { name: text(item.name) })}
      title={t(item.is_visible ? 'items.list.shown' : 'items.list.hidden')}
      onClick={() => change(item, { is_visible: !item.is_visible })}
    >
      {item.is_visible ? <VisibilityIcon fontSize="small" /> : <VisibilityOffIcon fontSize="small" />}
    </RoundButton>
  );
};
