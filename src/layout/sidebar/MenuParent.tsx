import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { NavigationEntry } from '../../config/navigation';
import { useSupportPanel } from '../support/useSupportPanel';
import { TileButton, TileLink } from './menuParts';
import { TileContent } from './TileContent';
import { WholeName } from './WholeName';

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
