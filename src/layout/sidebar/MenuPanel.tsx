import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { NavigationEntry } from '../../config/navigation';
import { MenuEntries } from './MenuEntries';
import { menuSizes } from './menuSizes';

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

/** The children of a parent, beside the column or over the page. */
export const MenuPanel = ({
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
