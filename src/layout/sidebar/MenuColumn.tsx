import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Hint } from '../../components/hint/Hint';
import type { NavigationEntry } from '../../descriptors/navigationEntry';
import { frame, menuSizes } from '../../theme/tokens';
import { useSupportPanel } from '../support/useSupportPanel';
import { Menu } from './Menu';
import { MenuEntries } from './MenuEntries';
import { TileButton, TileLink } from './menuParts';
import { useDismiss } from './useDismiss';
import { firstPage, type MenuState } from './useMenu';
import { WaitingCount } from './WaitingCount';

const isClipped = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;

/** Shows the full name in a tooltip if the narrow column cuts it off. */
const WholeName = ({ name, children }: { name: string; children: ReactElement<HTMLAttributes<HTMLElement>> }) => {
  const [isCut, setIsCut] = useState(false);
  const measure = ({ currentTarget }: SyntheticEvent) => {
    const shown = currentTarget.querySelector('.name');
    setIsCut(shown !== null && isClipped(shown));
  };
  return (
    <Box onPointerEnter={measure} onFocus={measure}>
      <Hint text={isCut ? name : ''}>{children}</Hint>
    </Box>
  );
};

/** A parent's icon with its name below, and its count on the icon's corner. */
const TileContent = ({ entry }: { entry: NavigationEntry }) => {
  const t = useTranslate();
  const Icon = entry.icon;
  return (
    <>
      {Icon && <Icon />}
      <span className="name">{t(entry.label)}</span>
      {entry.counts && (
        <Box
          component="span"
          sx={{ position: 'absolute', insetBlockStart: 4, insetInlineStart: 'calc(50% + 4px)', display: 'flex' }}
        >
          <WaitingCount />
        </Box>
      )}
    </>
  );
};

interface MenuParentProps {
  entry: NavigationEntry;
  isCurrent: boolean;
  isOpen: boolean;
  /** The panel that it opens. */
  panelId: string;
  /** It links to another page, and its panel shows next to that page. */
  onOpen: () => void;
  /** It links to the current page. */
  onToggle: () => void;
  onGo: () => void;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** An entry of the column: a page, a group's first page with a panel for the others, or the support button. */
const MenuParent = ({ entry, isCurrent, isOpen, panelId, onOpen, onToggle, onGo }: MenuParentProps) => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const support = useSupportPanel();
  const content = <TileContent entry={entry} />;
  const first = firstPage(entry).to;
  const goToFirst = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    if (pathname !== first) return onOpen();
    event.preventDefault();
    onToggle();
  };
  return (
    <WholeName name={t(entry.label)}>
      {entry.toggles ? (
        <TileButton type="button" aria-expanded={support.isOpen} onClick={support.toggle}>
          {content}
        </TileButton>
      ) : entry.subs ? (
        <TileLink
          to={first}
          data-parent
          aria-current={isCurrent ? 'true' : undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={goToFirst}
        >
          {content}
        </TileLink>
      ) : (
        <TileLink
          to={entry.to}
          aria-current={isCurrent ? (pathname === entry.to ? 'page' : 'true') : undefined}
          onClick={onGo}
        >
          {content}
        </TileLink>
      )}
    </WholeName>
  );
};

const Panel = styled('div')(({ theme: { palette, shadows } }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: menuSizes.main,
  inlineSize: menuSizes.sub,
  overflowY: 'auto',
  padding: '8px 6px',
  background: palette.background.paper,
  borderInlineEnd: `1px solid ${palette.divider}`,
  '& > p': {
    margin: 0,
    padding: '12px 10px 8px',
    color: palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '&[data-over]': {
    inlineSize: menuSizes.sub + 40,
    boxShadow: shadows[8],
    animation: 'menu-panel 160ms ease-out',
  },
  '@keyframes menu-panel': { from: { opacity: 0, insetInlineStart: menuSizes.main - 12 } },
}));

/** A parent's children, next to the column or over the page. */
const MenuPanel = ({
  id,
  entry,
  isOver,
  onGo,
}: {
  id: string;
  entry: NavigationEntry;
  isOver: boolean;
  onGo: () => void;
}) => {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Panel id={id} data-over={isOver ? '' : undefined}>
      <p id={titleId}>{t(entry.label)}</p>
      <MenuEntries entries={entry.subs ?? []} labelledBy={titleId} onGo={onGo} />
    </Panel>
  );
};

const Column = styled('nav')(({ theme: { palette, zIndex } }) => ({
  position: 'sticky',
  insetBlockStart: frame.bar,
  alignSelf: 'flex-start',
  flexShrink: 0,
  blockSize: `calc(100dvh - ${frame.bar}px - var(--shell-notice, 0px))`,
  inlineSize: menuSizes.main,
  zIndex: zIndex.appBar - 1,
  background: palette.background.paper,
  '&[data-panel="beside"]': { inlineSize: menuSizes.main + menuSizes.sub },
  // Not positioned, so that scrolling doesn't clip the panel inside.
  '& > ul': {
    boxSizing: 'border-box',
    inlineSize: menuSizes.main,
    blockSize: '100%',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    paddingInline: 4,
    paddingBlock: 6,
    display: 'grid',
    gap: 4,
    alignContent: 'start',
    borderInlineEnd: `1px solid ${palette.divider}`,
  },
  '@media print': { display: 'none' },
}));

/** The menu on wide screens: a column of parents, with a panel of one parent's children next to it. */
export const MenuColumn = ({ menu, id }: { menu: MenuState; id: string }) => {
  const t = useTranslate();
  const panelId = useId();
  const area = useRef<HTMLElement>(null);
  const { entries, layout, open, isOver, current, close, goToParent, toggleParent } = menu;
  // Even if the panel is next to the page: closes a preview of another parent's children and shows the current one's
  // again.
  useDismiss(area, isOver || (open !== undefined && open.to !== current?.to), close);
  return (
    <Column ref={area} id={id} aria-label={t('shell.menu.label')} data-menu={layout.mode} data-panel={layout.sub}>
      <Menu>
        {entries.map((entry) => (
          <li key={entry.to}>
            <MenuParent
              entry={entry}
              isCurrent={entry.to === current?.to}
              isOpen={entry.to === open?.to}
              panelId={panelId}
              onOpen={() => goToParent(entry)}
              onToggle={() => toggleParent(entry)}
              onGo={close}
            />
            {open?.to === entry.to && <MenuPanel id={panelId} entry={open} isOver={isOver} onGo={close} />}
          </li>
        ))}
      </Menu>
    </Column>
  );
};
