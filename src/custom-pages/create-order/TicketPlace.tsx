import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { frame } from '../../theme/tokens';
import { TicketBar } from './TicketBar';

interface TicketPlaceProps {
  isNarrow: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  count: number;
  total: string;
  children: ReactNode;
}

/** Where the ticket lies: beside the menu, or on a phone over it, behind a bar that says what is on it. */
export const TicketPlace = ({ isNarrow, isOpen, onOpen, onClose, count, total, children }: TicketPlaceProps) =>
  isNarrow ? (
    <>
      <TicketBar count={count} total={total} onOpen={onOpen} />
      <Drawer anchor="bottom" open={isOpen} onClose={onClose} slotProps={{ paper: { sx: { blockSize: '100dvh' } } }}>
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
        insetBlockStart: frame.bar + frame.margin,
        blockSize: `calc(100dvh - ${frame.bar + 2 * frame.margin}px - var(--shell-notice, 0px))`,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      {children}
    </Paper>
  );
