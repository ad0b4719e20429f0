import MoreVertIcon from '@mui/icons-material/MoreVert';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { RoundButton } from './fields/RoundButton';

/** An entry of a row's menu: a link to a page, a link that the device handles, or something to do. */
interface MenuAction {
  /** Already translated. */
  label: string;
  icon?: ReactNode;
  to?: string;
  /** State of the page that `to` leads to. */
  state?: unknown;
  /** A phone number or an email address. */
  href?: string;
  onChoose?: () => void;
  isDangerous?: boolean;
}

const linkOf = ({ to, state, href }: MenuAction) => {
  if (to !== undefined) return { component: Link, to, state };
  return href === undefined ? {} : { component: 'a', href };
};

interface ActionMenuProps {
  /** Name of the button and the menu, already translated. */
  label: string;
  /** Only called while the menu is open: a list has a hundred of these. */
  actions: () => readonly MenuAction[];
}

/**
 * Further actions for a row: a button with three dots and its menu.
 *
 * @example <ActionMenu label={t('common.more_actions', { name })} actions={() => [{ label: t('common.edit'), to: path }]} />
 */
export const ActionMenu = ({ label, actions }: ActionMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
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
          {actions().map((action) => (
            <MenuItem
              key={action.label}
              {...linkOf(action)}
              onClick={() => {
                close();
                action.onChoose?.();
              }}
              sx={{ minHeight: 44, ...(action.isDangerous ? { color: 'error.main' } : {}) }}
            >
              {action.icon && <ListItemIcon>{action.icon}</ListItemIcon>}
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
