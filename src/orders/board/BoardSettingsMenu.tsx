import CheckIcon from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { IfAllowed } from '../../components/access/useIsAllowed';
import { MenuDivider } from '../../components/MenuDivider';
import { setThemeChoice, useThemeChoice } from '../../theme/themeChoice';
import { densities } from '../../theme/tokens';
import { OrderSettingsDialog } from '../orderParts';
import { type BoardView, boardViews } from './useBoardView';

interface Choice<Value extends string> {
  title: string;
  values: readonly Value[];
  current: Value;
  label: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** Menu items to choose one of a few values. */
function choiceItems<Value extends string>({ title, values, current, label, onChoose }: Choice<Value>) {
  return [
    <ListSubheader key={title} role="presentation" sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
      {title}
    </ListSubheader>,
    ...values.map((value) => (
      <MenuItem
        key={value}
        role="menuitemradio"
        aria-checked={value === current}
        onClick={() => onChoose(value)}
        sx={{ minBlockSize: 44 }}
      >
        <ListItemIcon>{value === current && <CheckIcon fontSize="small" />}</ListItemIcon>
        {label(value)}
      </MenuItem>
    )),
  ];
}

interface BoardSettingsMenuProps {
  anchor: HTMLElement;
  /** Only where the page has no view switch. */
  view?: { current: BoardView; onChoose: (view: BoardView) => void } | undefined;
  onClose: () => void;
}

/** How this device shows orders, and the store's time to answer them. */
export default function BoardSettingsMenu({ anchor, view, onClose }: BoardSettingsMenuProps) {
  const t = useTranslate();
  const { density } = useThemeChoice();
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (isDialogOpen)
    return (
      <Suspense fallback={null}>
        <OrderSettingsDialog onClose={onClose} />
      </Suspense>
    );
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': t('boards.settings.menu') } }}>
      {view &&
        choiceItems({
          title: t('boards.view.label'),
          values: boardViews,
          current: view.current,
          label: (one) => t(`boards.view.${one}`),
          onChoose: (chosen) => {
            onClose();
            view.onChoose(chosen);
          },
        })}
      {choiceItems({
        title: t('boards.settings.cards'),
        values: densities,
        current: density,
        label: (one) => t(`boards.settings.${one}`),
        onChoose: (chosen) => {
          onClose();
          setThemeChoice({ density: chosen });
        },
      })}
      <IfAllowed permission="store/setting">
        <MenuDivider />
        <MenuItem onClick={() => setDialogOpen(true)} sx={{ minBlockSize: 44 }}>
          {t('boards.settings.answer')}
        </MenuItem>
      </IfAllowed>
    </Menu>
  );
}
