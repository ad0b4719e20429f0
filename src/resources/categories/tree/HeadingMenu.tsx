import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DriveFileMoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mirrored } from '../../../components/icons/mirrored';

const MoveIcon = mirrored(DriveFileMoveIcon);

interface HeadingMenuProps {
  name: string;
  editPath: string;
  /** Left out where there is nowhere to go. */
  onMove?: (() => void) | undefined;
  onDelete: () => void;
}

/** What else can be done to a heading. */
export const HeadingMenu = ({ name, editPath, onMove, onDelete }: HeadingMenuProps) => {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const and = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <IconButton
        aria-label={t('categories.actions', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to={editPath} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <EditIcon fontSize="small" />
          </ListItemIcon>
          {t('categories.edit')}
        </MenuItem>
        {onMove && (
          <MenuItem onClick={and(onMove)} sx={{ minHeight: 44 }}>
            <ListItemIcon>
              <MoveIcon fontSize="small" />
            </ListItemIcon>
            {t('categories.move_to')}
          </MenuItem>
        )}
        <MenuItem onClick={and(onDelete)} sx={{ minHeight: 44 }}>
          <ListItemIcon>
            <DeleteIcon fontSize="small" />
          </ListItemIcon>
          {t('categories.delete')}
        </MenuItem>
      </Menu>
    </>
  );
};
