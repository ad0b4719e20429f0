import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { panelLayout } from '../../orders/panel/panelLayout';
import { frame } from '../../theme/tokens';

/** Keeps the open order in sight while the list beside it scrolls with the page. */
export const PanelPlace = ({ children }: { children: ReactNode }) => {
  const isBeside = useMediaQuery(panelLayout.beside, { noSsr: true });
  if (!isBeside) return children;
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockStart: frame.bar + frame.margin,
        blockSize: `calc(100dvh - ${frame.bar + 2 * frame.margin}px - var(--shell-notice, 0px))`,
        display: 'flex',
        flexShrink: 0,
      }}
    >
      {children}
    </Box>
  );
};
