import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import { useItemList } from './itemListContext';
import type { ListedItem } from './listedItem';

const Toggle = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'pointer',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: '50%',
  color: theme.palette.text.secondary,
  '&[aria-checked=true]': { color: theme.palette.success.main },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: -3 },
}));

/** Whether customers see an item at all. */
export const VisibleToggle = ({ item }: { item: ListedItem }) => {
  const t = useTranslate();
  const { change } = useItemList();
  const { text } = useStoreSurroundings();
  return (
    <Toggle
      type="button"
      role="switch"
      aria-checked={item.is_visible}
      aria-label={t('items.list.visible_of', { name: text(item.name) })}
      title={t(item.is_visible ? 'items.list.shown' : 'items.list.hidden')}
      onClick={() => change(item, { is_visible: !item.is_visible })}
    >
      {item.is_visible ? <VisibilityIcon fontSize="small" /> : <VisibilityOffIcon fontSize="small" />}
    </Toggle>
  );
};
