import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { frame } from '../../theme/tokens';
import { sectionId } from './MenuGrid';

/** Fades the row out at the side where it continues. Mirrored for right-to-left languages like every style. */
const ends = keyframes`
  0%, 1% { mask-image: linear-gradient(to left, transparent, #000 40px); }
  2%, 98% { mask-image: linear-gradient(to right, transparent, #000 40px, #000 calc(100% - 40px), transparent); }
  99%, 100% { mask-image: linear-gradient(to right, transparent, #000 40px); }
`;

const Row = styled('nav')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBlockStart: 8,
  '&::-webkit-scrollbar': { display: 'none' },
  // Without overflow the timeline is inactive, and nothing fades.
  '@supports (animation-timeline: scroll())': {
    animation: `${ends} linear both`,
    animationTimeline: 'scroll(self inline)',
  },
});

const Tab = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  flexShrink: 0,
  cursor: 'pointer',
  minHeight: 40,
  display: 'inline-flex',
  alignItems: 'center',
  padding: '0 12px',
  borderRadius: 20,
  fontSize: '0.875rem',
  fontWeight: 500,
  color: theme.palette.text.secondary,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-current=true]': { color: theme.palette.primary.contrastText, backgroundColor: theme.palette.primary.main },
  '&:focus-visible': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: -3 },
}));

/** Tracks which section heading is at the top of the visible area. */
function useSectionInView(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target.id);
        const first = ids.find((id) => seen.has(sectionId(id)));
        if (first) setCurrent(first);
      },
      { rootMargin: `-${180 + frame.strip}px 0px -40% 0px` },
    );
    for (const id of ids) {
      const section = document.getElementById(sectionId(id));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return [current, setCurrent];
}

/** The menu's sections: a tap goes to one, and the visible one is highlighted. */
export const SectionTabs = ({
  sections,
  ids,
}: {
  sections: readonly { id: string; title: string }[];
  /** Only the ids; the same array while the menu doesn't change. */
  ids: readonly string[];
}) => {
  const t = useTranslate();
  const row = useRef<HTMLElement>(null);
  const [current, setCurrent] = useSectionInView(ids);
  const shown = useRef(current);
  useEffect(() => {
    // The first is in view: to scroll there, the browser would have to lay out the page.
    if (shown.current === current) return;
    shown.current = current;
    const tab = row.current?.querySelector(`[data-section="${current}"]`);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  const goTo = (id: string) => {
    setCurrent(id);
    document.getElementById(sectionId(id))?.scrollIntoView({ block: 'start' });
  };
  return (
    <Row ref={row} aria-label={t('createOrder.menu.sections')}>
      {sections.map(({ id, title }) => (
        <Tab
          key={id}
          type="button"
          data-section={id}
          aria-current={id === current || undefined}
          onClick={() => goTo(id)}
        >
          {title}
        </Tab>
      ))}
    </Row>
  );
};
