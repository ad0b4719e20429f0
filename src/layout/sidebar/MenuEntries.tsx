import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Hint } from '../../components/hint/Hint';
import type { NavigationEntry } from '../../descriptors/navigationEntry';
import { Menu } from './Menu';
import { cutLabel, itemOf } from './MenuItemLink';
import { LineButton } from './menuParts';

const none: readonly string[] = [];

/** The third level of the menu: a heading that expands and collapses its entries. A collapsed group stays collapsed. */
const MenuGroup = ({ entry, onGo }: { entry: NavigationEntry; onGo: () => void }) => {
  const t = useTranslate();
  const id = useId();
  const [closed, setClosed] = useStore<readonly string[]>('shell.menu_closed', none);
  const isOpen = !closed.includes(entry.to);
  const label = t(entry.label);
  const cut = cutLabel(label);
  const Icon = entry.icon;
  const heading = (
    <LineButton
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setClosed(isOpen ? [...closed, entry.to] : closed.filter((to) => to !== entry.to))}
      sx={{ '&[aria-expanded="true"]:not(:hover)': { background: 'none' } }}
    >
      {Icon && <Icon fontSize="small" />}
      <span aria-hidden={cut !== null}>{cut ?? label}</span>
      {cut && <span style={visuallyHidden}>{label}</span>}
      <ExpandMoreIcon
        fontSize="small"
        sx={{ marginInlineStart: 'auto', transition: 'rotate 150ms', rotate: isOpen ? '180deg' : '0deg' }}
      />
    </LineButton>
  );
  return (
    <li>
      {cut ? <Hint text={label}>{heading}</Hint> : heading}
      <Menu id={id} hidden={!isOpen}>
        {entry.subs?.map((sub) => (
          <Menu.Item key={sub.to} {...itemOf(sub)} isNested onClick={onGo} />
        ))}
      </Menu>
    </li>
  );
};

interface MenuEntriesProps {
  entries: readonly NavigationEntry[];
  /** ID of the heading that names the list, if there is one. */
  labelledBy?: string;
  onGo: () => void;
}

/** A parent's pages and groups. */
export const MenuEntries = ({ entries, labelledBy, onGo }: MenuEntriesProps) => (
  <Menu aria-labelledby={labelledBy} sx={{ display: 'grid', gap: 0.25 }}>
    {entries.map((entry) =>
      entry.subs ? (
        <MenuGroup key={entry.to} entry={entry} onGo={onGo} />
      ) : (
        <Menu.Item key={entry.to} {...itemOf(entry)} onClick={onGo} />
      ),
    )}
  </Menu>
);
