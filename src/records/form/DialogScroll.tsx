import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useCallback, useState } from 'react';

interface DialogScrollProps {
  /** ID of the dialog's title. */
  labelledBy: string;
  children: ReactNode;
}

/** A dialog's content between the title and the buttons. If it doesn't fit into the window, the keyboard can scroll it. */
export const DialogScroll = ({ labelledBy, children }: DialogScrollProps) => {
  const [isLong, setLong] = useState(false);
  const watch = useCallback((region: HTMLElement | null) => {
    if (!region) return;
    const observer = new ResizeObserver(() => setLong(region.scrollHeight > region.clientHeight + 1));
    // Its own size changes with the window, and its content's with what is shown.
    for (const part of [region, ...region.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <DialogContent
      ref={watch}
      {...(isLong ? { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy } : {})}
      // Leaves room for the labels of the first fields, which sit on their edge.
      sx={{ pt: '8px !important', '&:focus-visible': { outlineOffset: '-3px' } }}
    >
      <Box sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>{children}</Box>
    </DialogContent>
  );
};
