import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { MenuDivider } from '../../components/MenuDivider';
import { Appearance } from './Appearance';
import { toggleFullScreen, useIsFullScreen } from './fullScreen';
import { QuickLinks } from './QuickLinks';

/** Missing if the browser doesn't support it (phones). */
const FullScreenButton = ({ onToggle }: { onToggle: () => void }) => {
  const t = useTranslate();
  const isFull = useIsFullScreen();
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    onToggle();
    toggleFullScreen();
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}
      onClick={toggle}
      sx={{ minBlockSize: 44, borderColor: 'divider' }}
    >
      {t(isFull ? 'shell.full_screen.leave' : 'shell.full_screen.enter')}
    </Button>
  );
};

interface QuickMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
  /** A link was followed. */
  onGo: () => void;
}

/** The quick links, and this device's display settings. */
export default function QuickMenu({ anchor, onClose, onGo }: QuickMenuProps) {
  const t = useTranslate();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('shell.quick_menu'),
          sx: { p: 2, inlineSize: 344, maxInlineSize: 'calc(100vw - 32px)', display: 'grid', gap: 2 },
        },
      }}
    >
      <QuickLinks onGo={onGo} />
      <MenuDivider />
      <Appearance />
      <FullScreenButton onToggle={onClose} />
    </Popover>
  );
}
