import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { pageWidth } from '../Section';
import { HighlightTicket } from './HighlightTicket';
import { highlights } from './highlights';
import { PageDots } from './PageDots';
import { useHighlightCarousel } from './useHighlightCarousel';

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
          // Its own, for the page's direction changes only after the carousel was measured anew.
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
