import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { visuallyHidden } from '@mui/utils';
import type { HTMLAttributes, ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Hint } from '../../components/hint/Hint';
import { mirrored } from '../../components/icons/mirrored';
import { entryOf, type NavigationEntry } from '../../config/navigation';
import { cutLabel } from './cutLabel';
import { LineAnchor, LineLink } from './menuParts';

const OpensElsewhere = mirrored(OpenInNewIcon);

interface MenuEntryProps {
  entry: NavigationEntry;
  /** In a group: without an icon, its name cut. */
  isNested?: boolean;
  /** The page that the entry leads to is being gone to. */
  onGo: () => void;
}

/** A page in the menu. */
export const MenuEntry = ({ entry, isNested = false, onGo }: MenuEntryProps) => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const label = t(entry.label);
  const cut = isNested ? cutLabel(label) : null;
  const Icon = entry.icon;
  const isCurrent = entryOf(pathname)?.to === entry.to;
  const name = (
    <>
      {!isNested && Icon && <Icon fontSize="small" />}
      <span aria-hidden={cut !== null}>{cut ?? label}</span>
      {cut && <span style={visuallyHidden}>{label}</span>}
    </>
  );
  const nested = isNested ? '' : undefined;
  const link: ReactElement<HTMLAttributes<HTMLElement>> = entry.newWindow ? (
    <LineAnchor href={entry.to} target="_blank" rel="noopener" onClick={onGo} data-nested={nested}>
      {name}
      <OpensElsewhere sx={{ fontSize: 16, marginInlineStart: 'auto' }} />
      <span style={visuallyHidden}>{t('shell.menu.new_window')}</span>
    </LineAnchor>
  ) : (
    <LineLink
      to={entry.to}
      onClick={onGo}
      aria-current={isCurrent ? (pathname === entry.to ? 'page' : 'true') : undefined}
      data-nested={nested}
    >
      {name}
    </LineLink>
  );
  return <li>{cut ? <Hint text={label}>{link}</Hint> : link}</li>;
};
