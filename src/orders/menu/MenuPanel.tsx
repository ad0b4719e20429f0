import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Item } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import { KeyHint } from '../../components/keys/KeyHint';
import { useControlKey } from '../../components/keys/singleKeys';
import { useIsDrawn } from '../../components/useIsDrawn';
import { frameHead } from '../../theme/tokens';
import { priceAsAdded } from './choices';
import { type MenuDrawing, MenuGrid, MenuSection, moveInGrid } from './MenuGrid';
import { MenuSearch } from './MenuSearch';
import type { MenuIndex } from './menuIndex';
import { SectionTabs } from './SectionTabs';
import { quickSearch, searchEntries } from './searchMenu';

/** More items than a screen shows: the sections below them have theirs once these are on screen. */
const firstItems = 24;
const noItems: readonly Item[] = [];

/** Height of the search and its status, which stay above the results, with the gap below them. */
const searchHead = 112;
/** Height of a phone's ticket bar, which stays below them. */
const ticketBar = 72;

/** How many sections the first items fill. */
function firstSections(sections: MenuIndex['sections']): number {
  let room = firstItems;
  const last = sections.findIndex(({ items }) => {
    room -= items.length;
    return room <= 0;
  });
  return last < 0 ? sections.length : last + 1;
}

interface MenuPanelProps {
  menu: MenuIndex;
  language: number;
  text: (value: readonly string[]) => string;
  money: (amount: number) => string;
  counts: ReadonlyMap<string, number>;
  away: ReadonlySet<string>;
  searchRef: RefObject<HTMLInputElement | null>;
  onPick: (item: Item, quantity?: number) => void;
  onOptions: (item: Item, quantity?: number) => void;
  /** In a dialog it uses the dialog's background and has nothing above it; otherwise it is below the page's top bar. */
  isInDialog?: boolean;
}

const Hints = () => {
  const t = useTranslate();
  const hints = [
    ['/', 'search'],
    ['↑ ↓', 'move'],
    ['↵', 'add'],
    [`${useControlKey()} ↵`, 'place'],
  ] as const;
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        '@media (hover: hover) and (pointer: fine)': { display: { lg: 'flex' } },
        gap: 2,
        mt: 3,
        color: 'text.secondary',
        flexWrap: 'wrap',
      }}
    >
      {hints.map(([keys, name]) => (
        <Typography key={name} variant="caption" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
          <KeyHint keys={keys} /> {t(`createOrder.menu.hint_${name}`)}
        </Typography>
      ))}
      <Typography variant="caption">{t('createOrder.menu.hint_count')}</Typography>
    </Box>
  );
};

/** The menu to order from. It doesn't re-render while the user types in the ticket. */
export const MenuPanel = memo(function MenuPanel(props: MenuPanelProps) {
  const { menu, language, text, money, counts, away, searchRef, onPick, onOptions, isInDialog = false } = props;
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const entries = useMemo(() => searchEntries(menu, language), [menu, language]);
  const { hits } = useMemo(() => quickSearch(entries, typed), [entries, typed]);
  const shownHits = useDeferredValue(hits);
  const isDrawn = useIsDrawn(true);
  const first = useMemo(() => firstSections(menu.sections), [menu]);
  const tabs = useMemo(
    () => menu.sections.map(({ heading }) => ({ id: heading._id, title: text(heading.name) })),
    [menu, text],
  );
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const drawing = useMemo<MenuDrawing>(
    () => ({
      text,
      price: (item) => money(priceAsAdded(menu, item)),
      counts,
      away,
      onAdd: (item) => onPick(item),
      onOptions: (item) => onOptions(item),
    }),
    [menu, text, money, counts, away, onPick, onOptions],
  );
  const sellable = hits?.filter((item) => item.is_in_stock && !away.has(item._id)) ?? [];
  const marked = sellable[Math.min(active, sellable.length - 1)];

  // The page may be scrolled where a search begins, and arrow keys may lead out of sight.
  const results = useRef<HTMLElement>(null);
  const markedId = marked?._id;
  useEffect(() => {
    if (shownHits && markedId)
      results.current?.querySelector('[data-active=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [shownHits, markedId]);

  const search = (value: string) => {
    setTyped(value);
    setActive(0);
  };
  const enter = (withOptions: boolean) => {
    if (!marked) return;
    // Reads the field's own text, which may be ahead of what is rendered.
    (withOptions ? onOptions : onPick)(marked, quickSearch(entries, typed).quantity);
    searchRef.current?.select();
  };
  const isShort = typed.trim().length > 0 && typed.trim().length < limits.searchMin;
  const status = !hits
    ? isShort && t('recordLists.search.short')
    : hits.length === 0
      ? t('createOrder.menu.no_hits', { text: typed.trim() })
      : [
          t('createOrder.menu.hits', { smart_count: hits.length }),
          marked && t('createOrder.menu.first_hit', { name: text(marked.name) }),
        ]
          .filter(Boolean)
          .join(' · ');

  return (
    <Box component="section" aria-label={t('createOrder.menu.label')} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          position: 'sticky',
          insetBlockStart: isInDialog ? 0 : frameHead,
          zIndex: 2,
          bgcolor: isInDialog ? 'background.paper' : 'background.default',
          mt: isInDialog ? 0 : { xs: -1.5, md: -2.5 },
          pt: isInDialog ? 0.5 : { xs: 1.5, md: 2.5 },
          pb: 1,
        }}
      >
        <MenuSearch
          inputRef={searchRef}
          text={typed}
          onText={search}
          onMove={(step) => setActive(Math.max(0, Math.min(sellable.length - 1, active + step)))}
          onEnter={enter}
        />
        <Typography
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', mt: status ? 1 : 0, minHeight: hits ? 24 : 0 }}
        >
          {status}
        </Typography>
        {!hits && <SectionTabs sections={tabs} ids={ids} />}
      </Box>
      <Box
        ref={results}
        onKeyDown={moveInGrid}
        sx={{
          paddingBlockStart: hits ? 0.5 : 0,
          '& [data-active=true]': {
            scrollMarginBlock: isInDialog ? `${searchHead}px 0` : `${frameHead + searchHead}px ${ticketBar}px`,
          },
        }}
      >
        {hits && shownHits && (
          <MenuGrid items={shownHits} drawing={drawing} {...(marked ? { activeId: marked._id } : {})} />
        )}
        {/* Kept while a search hides it, so that the whole menu is back at once. */}
        <div hidden={hits !== null}>
          {menu.sections.map(({ heading, items }, index) => (
            <MenuSection
              key={heading._id}
              id={heading._id}
              title={text(heading.name)}
              items={isDrawn || index < first ? items : noItems}
              drawing={drawing}
            />
          ))}
        </div>
      </Box>
      {!isInDialog && <Hints />}
    </Box>
  );
});
