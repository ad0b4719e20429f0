import Dialog from '@mui/material/Dialog';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef } from 'react';
import { breakpoints, frame } from '../../theme/tokens';
import { closeSupport } from './useSupportPanel';

/** On a phone the whole screen; else a corner of the window, beside the page that the message is about: that stays in use. */
export const PanelSurface = ({ labelledBy, children }: { labelledBy: string; children: ReactNode }) => {
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  if (isPhone)
    return (
      <Dialog open fullScreen onClose={closeSupport} aria-labelledby={labelledBy}>
        {children}
      </Dialog>
    );
  return <Corner labelledBy={labelledBy}>{children}</Corner>;
};

const Corner = ({ labelledBy, children }: { labelledBy: string; children: ReactNode }) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    const opened = panel.current;
    return () => {
      // Closed from within: whoever came by the keyboard goes on where they were.
      const isLost = document.activeElement === document.body || opened?.contains(document.activeElement);
      if (isLost && from instanceof HTMLElement) from.focus();
    };
  }, []);
  return (
    <Paper
      ref={panel}
      role="dialog"
      aria-labelledby={labelledBy}
      elevation={8}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        closeSupport();
      }}
      sx={{
        position: 'fixed',
        insetInlineEnd: frame.margin,
        insetBlockEnd: frame.margin,
        zIndex: 'drawer',
        inlineSize: 400,
        blockSize: `min(680px, calc(100dvh - ${frame.bar + 2 * frame.margin}px))`,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        border: '1px solid',
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      {children}
    </Paper>
  );
};
