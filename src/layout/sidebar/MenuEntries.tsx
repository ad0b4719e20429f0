import type { NavigationEntry } from '../../config/navigation';
import { MenuEntry } from './MenuEntry';
import { MenuGroup } from './MenuGroup';
import { MenuList } from './menuParts';

interface MenuEntriesProps {
  entries: readonly NavigationEntry[];
  /** Names the list, where a heading above it does. */
  labelledBy?: string;
  onGo: () => void;
}

/** The pages below a parent, and its groups. */
export const MenuEntries = ({ entries, labelledBy, onGo }: MenuEntriesProps) => (
  <MenuList aria-labelledby={labelledBy} sx={{ display: 'grid', gap: 0.25 }}>
    {entries.map((entry) =>
      entry.subs ? (
        <MenuGroup key={entry.to} entry={entry} onGo={onGo} />
      ) : (
        <MenuEntry key={entry.to} entry={entry} onGo={onGo} />
      ),
    )}
  </MenuList>
);
