import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { resources } from '../../index';
import { copyOf } from '../form/modifierRows';
import { DetachDialog } from './DetachDialog';
import type { ListedGroup } from './listedGroup';
import { MoveGroupDialog } from './MoveGroupDialog';
import { useGroupDeletion } from './useGroupDeletion';

/** What else can be done to a group. */
export const GroupMenu = ({ group, name }: { group: ListedGroup; name: string }) => {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isMoving, setMoving] = useState(false);
  const { remove, usedBy, forget } = useGroupDeletion(group, name);
  const languages = useStoreFormat().store.languages_supported.length;
  const { path } = resources.modifier_groups;
  const copy = copyOf(group, languages, (text) => t('modifierGroups.copy_of', { name: text }));
  return (
    <>
      <IconButton
        aria-label={t('modifierGroups.actions', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to={`${path}/${group.id}`} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <EditIcon fontSize="small" />
          </ListItemIcon>
          {t('modifierGroups.edit')}
        </MenuItem>
        <MenuItem component={Link} to={`${path}/create`} state={{ record: copy }} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <ContentCopyIcon fontSize="small" />
          </ListItemIcon>
          {t('modifierGroups.duplicate')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setMoving(true);
          }}
          sx={{ minHeight: 44 }}
        >
          <ListItemIcon>
            <SwapVertIcon fontSize="small" />
          </ListItemIcon>
          {t('modifierGroups.move.action')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            void remove();
          }}
          sx={{ minHeight: 44 }}
        >
          <ListItemIcon>
            <DeleteIcon fontSize="small" />
          </ListItemIcon>
          {t('modifierGroups.delete')}
        </MenuItem>
      </Menu>
      {isMoving && <MoveGroupDialog id={group.id} name={name} onClose={() => setMoving(false)} />}
      {usedBy !== null && (
        <DetachDialog name={name} usedBy={usedBy} onDetach={() => remove({ detach: true })} onClose={forget} />
      )}
    </>
  );
};
