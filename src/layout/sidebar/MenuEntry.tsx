import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { visuallyHidden } from '@mui/utils';
import { type ComponentProps, type HTMLAttributes, type ReactElement, Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Hint } from '../../components/hint/Hint';
import { mirrored } from '../../components/icons/mirrored';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { type NavigationEntry, trailOf } from '../../descriptors/navigation';
import { useIsLoaded } from '../../realtime/useIsLoaded';
import { LineAnchor, LineLink } from './menuParts';

/** The most characters of a name in the menu's third level (specification, section 9). */
const longest = 15;

/**
 * Shortens a name that doesn't fit next to its indent; returns `null` if it fits. Counts characters as users see them.
 *
 * @example cutLabel('Cancellation policy') // 'Cancellation po…'
 */
export function cutLabel(label: string): string | null {
  const characters = Array.from(new Intl.Segmenter().segment(label), ({ segment }) => segment);
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : null;
}

const OpensElsewhere = mirrored(OpenInNewIcon);

const MenuCount = lazyWithRetry(() => import('./MenuCount'), { isAside: true });

/** The entry's count, loaded after the page's first records. */
const CountInTime = (props: ComponentProps<typeof MenuCount>) =>
  useIsLoaded() && (
    <Suspense fallback={null}>
      <MenuCount {...props} />
    </Suspense>
  );

interface MenuEntryProps {
  entry: NavigationEntry;
  /** In a group: without an icon, and with a shortened name. */
  isNested?: boolean;
  /** Whether the entry is the current page. By default, the address decides. */
  isCurrent?: boolean;
  /** The entry's page is loading. */
  onGo: () => void;
}

/** A page in the menu. */
export const MenuEntry = ({ entry, isNested = false, isCurrent, onGo }: MenuEntryProps) => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const countId = useId();
  const label = t(entry.label);
  const cut = isNested ? cutLabel(label) : null;
  const Icon = entry.icon;
  const isHere = isCurrent ?? trailOf(pathname).some(({ to }) => to === entry.to);
  const name = (
    <>
      {!isNested && Icon && <Icon fontSize="small" />}
      <span aria-hidden={cut !== null}>{cut ?? label}</span>
      {cut && <span style={visuallyHidden}>{label}</span>}
      {entry.count && <CountInTime of={entry.count} id={countId} />}
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
      aria-current={isHere ? (pathname === entry.to ? 'page' : 'true') : undefined}
      aria-describedby={entry.count && countId}
      data-nested={nested}
    >
      {name}
    </LineLink>
  );
  return <li>{cut ? <Hint text={label}>{link}</Hint> : link}</li>;
};
