import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { breakpoints, frame } from '../../theme/tokens';
import { offerPlaces, useHasNotice, useNoticePlace } from './noticePlaces';
import type { NoticeRank } from './placeNotices';

/** A dialog or drawer dims the page, so the bar below it can't be used. */
const dimmed = 'body:has(> .MuiModal-root > .MuiBackdrop-root:not(.MuiBackdrop-invisible)) &';

/**
 * The strip between the bar and the page that shows notices: one on phones and tablets, two next to each other on wider
 * windows. It is always there, so nothing moves or is covered when a notice comes or goes. While a dialog is open,
 * notices appear over the bar, which dialogs and drawers leave free.
 *
 * @param children what the strip shows at its start, and on a phone when no notice is shown
 */
export const NoticeArea = ({ label, children }: { label: string; children?: ReactNode }) => {
  const hasTwo = useMediaQuery(`(min-width: ${breakpoints.twoNotices}px)`, { noSsr: true });
  const first = useRef<HTMLDivElement>(null);
  const second = useRef<HTMLDivElement>(null);
  const hasNotice = useHasNotice();
  useLayoutEffect(() => {
    const places = hasTwo ? [first.current, second.current] : [first.current];
    return offerPlaces(places.filter((place) => place !== null));
  }, [hasTwo]);
  const place = { minInlineSize: 0, blockSize: frame.strip, display: 'flex', alignItems: 'center' } as const;
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        position: 'sticky',
        insetBlockStart: frame.bar,
        zIndex: 'appBar',
        blockSize: frame.strip,
        flexShrink: 0,
        bgcolor: 'background.default',
        displayPrint: 'none',
        [dimmed]: { zIndex: 'snackbar', bgcolor: 'transparent', pointerEvents: 'none' },
      }}
    >
      <Box
        data-testid="notices"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) minmax(0, 480px)',
            lg: 'minmax(0, 1fr) repeat(2, minmax(0, 416px))',
          },
          columnGap: 1,
          alignItems: 'center',
          blockSize: frame.strip,
          px: { xs: `${frame.narrowMargin}px`, md: `${frame.margin}px` },
          '& > *': { gridRow: 1 },
          [dimmed]: { position: 'fixed', insetInline: 0, insetBlockStart: (frame.bar - frame.strip) / 2 },
        }}
      >
        <Box
          sx={{
            // While nothing is shown, a tablet's trail has the whole width.
            gridColumn: { xs: 1, md: hasNotice ? 1 : '1 / -1', lg: 1 },
            ...place,
            visibility: { xs: hasNotice ? 'hidden' : 'visible', md: 'visible' },
            [dimmed]: { visibility: 'hidden' },
          }}
        >
          {children}
        </Box>
        {hasTwo && <Box ref={second} aria-live="polite" sx={{ ...place, gridColumn: 2, pointerEvents: 'auto' }} />}
        <Box
          ref={first}
          aria-live="polite"
          sx={{
            ...place,
            gridColumn: { xs: 1, md: -2 },
            // On a phone the quiet part is below it.
            pointerEvents: 'none',
            '& > *': { pointerEvents: 'auto' },
          }}
        />
      </Box>
    </Box>
  );
};

interface InNoticeAreaProps {
  rank: NoticeRank;
  children: ReactNode;
}

/** Renders one notice in the notice area as soon as it gets a place there. */
export const InNoticeArea = ({ rank, children }: InNoticeAreaProps) => {
  const place = useNoticePlace(rank);
  return place && createPortal(children, place);
};

/** The style of every notice: one row of fixed height. Hovering over a notice that is cut off shows its whole text. */
export const noticeSx = {
  inlineSize: '100%',
  minInlineSize: 0,
  boxSizing: 'border-box',
  blockSize: frame.strip - 2,
  alignItems: 'center',
  paddingBlock: 0,
  paddingInline: '12px 4px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: '1px solid',
  borderColor: 'divider',
  boxShadow: 3,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '& .MuiAlert-icon': { marginInlineEnd: 1, p: 0 },
  // Text that is too long ends in an ellipsis, never in half a line.
  '& .MuiAlert-message': {
    p: 0,
    flex: 1,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
  },
  '& .MuiAlert-action': { p: 0, m: 0, paddingInlineStart: 0.5, alignItems: 'center', flexShrink: 0 },
  '& .MuiAlert-action .MuiButton-root': { minBlockSize: 44, whiteSpace: 'nowrap', fontWeight: 700 },
  '&:hover': { blockSize: 'auto', minBlockSize: frame.strip - 2, alignSelf: 'start' },
  '&:hover .MuiAlert-message': { WebkitLineClamp: 'unset' },
} as const;
