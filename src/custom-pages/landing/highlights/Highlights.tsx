import type { SvgIconComponent } from '@mui/icons-material';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import CallIcon from '@mui/icons-material/CallOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined';
import SnoozeIcon from '@mui/icons-material/SnoozeOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import WifiIcon from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pageWidth } from '../Section';

/** Where a carousel stands: its pages, and the one in view. */
interface Place {
  page: number;
  pages: number;
}

/** A carousel that moves by swipe, arrow keys and page buttons; nothing moves automatically. */
function useHighlightCarousel(direction: 'ltr' | 'rtl') {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [viewport, embla] = useEmblaCarousel({ direction, align: 'start', slidesToScroll: 'auto' });
  const [{ page, pages }, setPlace] = useState<Place>({ page: 0, pages: 1 });

  useEffect(() => {
    if (!embla) return;
    const look = () => setPlace({ page: embla.selectedScrollSnap(), pages: embla.scrollSnapList().length });
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla]);

  const goToPage = (wanted: number) => embla?.scrollTo(wanted, isStill);
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const wanted = { [forward]: page + 1, [back]: page - 1, Home: 0, End: pages - 1 }[event.key];
    if (wanted === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    goToPage(Math.min(Math.max(wanted, 0), pages - 1));
  };
  return { viewport, page, pages, goToPage, onKeyDown };
}

const Dot = styled('button')(({ theme: { palette } }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    inlineSize: 12,
    blockSize: 12,
    borderRadius: 6,
    border: `2px solid ${palette.text.secondary}`,
    transition: 'inline-size 200ms',
  },
  '&[aria-current]::before': {
    inlineSize: 28,
    borderColor: palette.primary.main,
    backgroundColor: palette.primary.main,
  },
}));

interface PageDotsProps {
  page: number;
  pages: number;
  onChoose: (page: number) => void;
}

/** One button for each page of a carousel; none where all is in view. */
const PageDots = ({ page, pages, onChoose }: PageDotsProps) => {
  const t = useTranslate();
  if (pages < 2) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 2 }}>
      {Array.from({ length: pages }, (_, index) => index).map((index) => (
        <Dot
          key={index}
          type="button"
          aria-label={t('landing.highlights.page', { page: index + 1, pages })}
          aria-current={index === page ? 'true' : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </Box>
  );
};

/** The torn edge of a printed ticket: teeth of 12 by 6 px along the lower end. */
const tornEdge = [
  'linear-gradient(#000 0 0) 0 0 / 100% calc(100% - 5px) no-repeat',
  'conic-gradient(from 135deg at 50% 0, #000 90deg, transparent 0) 0 100% / 12px 6px repeat-x',
].join(', ');

const Ticket = styled('div')(({ theme: { palette } }) => ({
  blockSize: '100%',
  padding: '24px 20px 34px',
  backgroundColor: palette.background.paper,
  borderBlockStart: `4px solid ${palette.primary.main}`,
  mask: tornEdge,
}));

/** One highlight, on a ticket. */
const HighlightTicket = ({ name, Icon }: { name: string; Icon: SvgIconComponent }) => {
  const t = useTranslate();
  return (
    <Ticket>
      <Icon aria-hidden sx={{ fontSize: 30, color: 'primary.main' }} />
      <Typography component="h2" variant="h3" sx={{ mt: 2 }}>
        {t(`landing.highlights.${name}.title`)}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {t(`landing.highlights.${name}.text`)}
      </Typography>
    </Ticket>
  );
};

/** The names of the highlights' texts, the most important first. */
const highlights = [
  { name: 'live', Icon: BoltIcon },
  { name: 'sound', Icon: NotificationsIcon },
  { name: 'phone', Icon: CallIcon },
  { name: 'stock', Icon: SnoozeIcon },
  { name: 'team', Icon: BadgeIcon },
  { name: 'files', Icon: TableIcon },
  { name: 'connection', Icon: WifiIcon },
  { name: 'languages', Icon: TranslateIcon },
] as const;

/** Measures of the specification, section 9. */
const gap = 30;
const peek = 10;

const Viewport = styled('div')({ overflow: 'hidden', paddingInline: peek, paddingBlock: 4 });

const Slides = styled('ul')({
  display: 'flex',
  margin: 0,
  padding: 0,
  marginInlineStart: -gap,
  listStyle: 'none',
  touchAction: 'pan-y pinch-zoom',
});

const Slide = styled('li')({
  flex: '0 0 25%',
  minInlineSize: 0,
  paddingInlineStart: gap,
  '@media (max-width: 1200px)': { flexBasis: '33.3333%' },
  '@media (max-width: 992px)': { flexBasis: '50%' },
  '@media (max-width: 600px)': { flexBasis: '100%' },
});

/** Eight things in short, four at a time on a wide screen. */
export const Highlights = () => {
  const t = useTranslate();
  const { direction } = useTheme();
  const { viewport, page, pages, goToPage, onKeyDown } = useHighlightCarousel(direction);
  return (
    <Box
      component="section"
      aria-roledescription={t('landing.highlights.carousel')}
      aria-label={t('landing.highlights.title')}
      sx={{ pt: { xs: 6, md: 9 }, pb: { xs: 4, md: 6 }, bgcolor: 'sunken' }}
    >
      <Box sx={pageWidth}>
        <Viewport
          ref={viewport}
          // Set here because the page's direction only changes after the carousel has measured again.
          dir={direction}
          tabIndex={0}
          role="group"
          aria-label={t('landing.highlights.title')}
          onKeyDown={onKeyDown}
        >
          <Slides>
            {highlights.map((highlight) => (
              <Slide key={highlight.name}>
                <HighlightTicket {...highlight} />
              </Slide>
            ))}
          </Slides>
        </Viewport>
        <PageDots page={page} pages={pages} onChoose={goToPage} />
      </Box>
    </Box>
  );
};
