import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { frame } from '../../theme/tokens';
import { MenuPanel } from './MenuPanel';
import { MenuParent } from './MenuParent';
import { MenuList } from './menuParts';
import { menuSizes } from './menuSizes';
import type { Menu } from './useMenu';
import { usePutAway } from './usePutAway';

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
  // Not positioned: the panel, which lies within, must not be clipped by what scrolls.
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

/** The menu on wide screens: a column of parents, and beside it the panel of one parent's children. */
export const MenuColumn = ({ menu, id }: { menu: Menu; id: string }) => {
  const t = useTranslate();
  const panelId = useId();
  const area = useRef<HTMLElement>(null);
  const { entries, layout, open, isOver, current, close, toggleParent } = menu;
  // Beside the page too: another parent's children, which were only looked at, give way to the current one's.
  usePutAway(area, isOver || (open !== undefined && open.to !== current?.to), close);
  return (
    <Column ref={area} id={id} aria-label={t('shell.menu.label')} data-menu={layout.mode} data-panel={layout.sub}>
      <MenuList>
        {entries.map((entry) => (
          <li key={entry.to}>
            <MenuParent
              entry={entry}
              isCurrent={entry.to === current?.to}
              isOpen={entry.to === open?.to}
              panelId={panelId}
              onToggle={() => toggleParent(entry)}
              onGo={close}
            />
            {open?.to === entry.to && <MenuPanel id={panelId} entry={open} isOver={isOver} onGo={close} />}
          </li>
        ))}
      </MenuList>
    </Column>
  );
};
