import Box from '@mui/material/Box';
import { type HTMLAttributes, type ReactElement, type SyntheticEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Hint } from '../../components/hint/Hint';
import type { NavigationEntry } from '../../config/navigation';
import { useSupportPanel } from '../support/useSupportPanel';
import { TileButton, TileLink } from './menuParts';
import { WaitingCount } from './WaitingCount';

const isClipped = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;

/** Says a name in full, in a hint, where the narrow column has no room for all of it. */
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

/** A parent's icon, its name below, and on the icon's shoulder what is counted there. */
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
  onToggle: () => void;
  onGo: () => void;
}

/** In the column: a page of its own, the button that opens the panel of its children, or the one that opens support. */
export const MenuParent = ({ entry, isCurrent, isOpen, panelId, onToggle, onGo }: MenuParentProps) => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const support = useSupportPanel();
  const content = <TileContent entry={entry} />;
  return (
    <WholeName name={t(entry.label)}>
      {entry.toggles ? (
        <TileButton type="button" aria-expanded={support.isOpen} onClick={support.toggle}>
          {content}
        </TileButton>
      ) : entry.subs ? (
        <TileButton
          type="button"
          data-parent
          data-current={isCurrent ? '' : undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
        >
          {content}
        </TileButton>
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
