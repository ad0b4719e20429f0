import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { noticeArea } from '../../theme/tokens';
import { pageFoot } from '../page/usePageFoot';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function become(next: HTMLElement | null): void {
  place = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Where brief messages and offers to undo appear, side by side or stacked: the lower end of the page's column. It takes
 * its height from the page instead of covering it, so that no row or button disappears below a message.
 */
export const NoticeArea = () => {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(noticeArea, `${element.offsetHeight}px`));
    observer.observe(element);
    become(element);
    return () => {
      become(null);
      observer.disconnect();
      style.removeProperty(noticeArea);
    };
  }, []);
  return (
    <Box
      ref={area}
      data-testid="notices"
      sx={{
        position: 'sticky',
        insetBlockEnd: `var(${pageFoot}, 0px)`,
        // Above drawers and dialogs, which leave room for it too.
        zIndex: 'snackbar',
        maxBlockSize: '40dvh',
        overflowY: 'auto',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'stretch',
        paddingInlineEnd: { md: 2.5 },
        bgcolor: 'background.default',
        // Over a dimmed page it would be a bright band.
        'body:has(> .MuiModal-root > .MuiBackdrop-root:not(.MuiBackdrop-invisible)) &': { bgcolor: 'transparent' },
        displayPrint: 'none',
      }}
    />
  );
};

/** Renders messages in the notice area, wherever they come from. */
export const InNoticeArea = ({ children }: { children: ReactNode }) => {
  const area = useSyncExternalStore(subscribe, () => place);
  return area && createPortal(children, area);
};

/** The layout of one message in the area. */
export const noticeSx = {
  flex: '1 1 320px',
  maxInlineSize: { sm: 560 },
  marginInlineStart: { xs: 1.5, md: 2.5 },
  marginInlineEnd: { xs: 1.5, md: 0 },
  marginBlockEnd: 1,
  minInlineSize: 0,
} as const;
