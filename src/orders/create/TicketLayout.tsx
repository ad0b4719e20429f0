import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { usePageFoot } from '../../components/page/usePageFoot';
import { pageTop, windowHeight } from '../../theme/tokens';

interface TicketBarProps {
  count: number;
  total: string;
  onOpen: () => void;
}

/** On a phone: a summary of the ticket, always visible below the menu. */
const TicketBar = ({ count, total, onOpen }: TicketBarProps) => {
  const t = useTranslate();
  const bar = useRef<HTMLElement>(null);
  usePageFoot(bar);
  return (
    <Box
      ref={bar}
      sx={{
        position: 'fixed',
        insetBlockEnd: 0,
        insetInline: 0,
        zIndex: 3,
        p: 1.5,
        bgcolor: 'background.paper',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Button fullWidth variant="contained" size="large" onClick={onOpen} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <span aria-live="polite">{t('createOrder.ticket.count', { smart_count: count })}</span>
        <span style={{ flex: 1 }}>{t('createOrder.ticket.show')}</span>
        <span>{total}</span>
      </Button>
    </Box>
  );
};

interface TicketPlaceProps {
  isNarrow: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  count: number;
  total: string;
  children: ReactNode;
}

/** Places the ticket beside the menu, or on a phone over it, opened from a summary bar. */
export const TicketLayout = ({ isNarrow, isOpen, onOpen, onClose, count, total, children }: TicketPlaceProps) => {
  const t = useTranslate();
  return isNarrow ? (
    <>
      <TicketBar count={count} total={total} onOpen={onOpen} />
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': t('createOrder.ticket.title'), sx: { blockSize: '100dvh' } } }}
      >
        {children}
      </Drawer>
    </>
  ) : (
    <Paper
      variant="outlined"
      sx={{
        inlineSize: { md: 364, lg: 420 },
        flexShrink: 0,
        position: 'sticky',
        insetBlockStart: pageTop,
        blockSize: windowHeight,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {children}
    </Paper>
  );
};
