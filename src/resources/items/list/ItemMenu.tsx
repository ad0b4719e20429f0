import MoreVertIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { RoundButton } from '../../../components/fields/RoundButton';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { paths } from '../../../config/paths';
import { useItemList } from './ItemListProvider';
import type { ListedItem } from './listedItem';

/** Further actions for one item. */
export const ItemMenu = ({ item }: { item: ListedItem }) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const { duplicate, askDelete } = useItemList();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const label = t('items.list.more', { name: text(item.name) });
  const choose = (act: (item: ListedItem) => void) => () => {
    close();
    act(item);
  };
  return (
    <>
      <RoundButton
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </RoundButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
          <MenuItem component={Link} to={`${paths.itemList}/${item._id}`} sx={{ minHeight: 44 }}>
            {t('items.list.edit')}
          </MenuItem>
          <MenuItem onClick={choose(duplicate)} sx={{ minHeight: 44 }}>
            {t('items.list.duplicate')}
          </MenuItem>
          <MenuItem onClick={choose(askDelete)} sx={{ minHeight: 44, color: 'error.main' }}>
            {t('items.list.delete')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
};
