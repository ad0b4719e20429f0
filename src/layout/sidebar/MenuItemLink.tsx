import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { visuallyHidden } from '@mui/utils';
import { type ComponentProps, Suspense, useId } from 'react';
import { type MenuItemLinkProps as RaMenuItemLinkProps, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Hint } from '../../components/hint/Hint';
import { mirrored } from '../../components/icons/mirrored';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { trailOf } from '../../descriptors/navigation';
import type { NavigationEntry } from '../../descriptors/navigationEntry';
import { useIsLoaded } from '../../realtime/useIsLoaded';
import { LineLink } from './menuParts';

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

interface MenuItemLinkProps extends Partial<Pick<RaMenuItemLinkProps, 'primaryText' | 'leftIcon' | 'children'>> {
  to: string;
  /** `_blank`: opens a tab of its own, and says so. */
  target?: '_blank' | undefined;
  onClick?: () => void;
  /** A number at its end. */
  count?: NavigationEntry['count'];
  /** In a group: without an icon, its name cut. */
  isNested?: boolean;
  /** Whether the current page belongs to the item; by default, the address decides. */
  isCurrent?: boolean;
}

/** The props of a page's item. */
export const itemOf = ({ to, label, icon: Icon, count, newWindow }: NavigationEntry) => ({
  to,
  primaryText: label,
  leftIcon: Icon && <Icon fontSize="small" />,
  count,
  target: newWindow ? ('_blank' as const) : undefined,
});

/**
 * Replaces react-admin's `Menu.Item`: a link in a list, marked as the current page with `aria-current`. `primaryText` is a
 * translation key.
 */
export const MenuItemLink = (props: MenuItemLinkProps) => {
  const { to, target, primaryText, leftIcon, children, onClick, count, isNested = false, isCurrent } = props;
  const t = useTranslate();
  const { pathname } = useLocation();
  const countId = useId();
  const label = typeof primaryText === 'string' ? t(primaryText, { _: primaryText }) : '';
  const cut = isNested ? cutLabel(label) : null;
  const isHere = isCurrent ?? trailOf(pathname).some((entry) => entry.to === to);
  const link = (
    <LineLink
      to={to}
      onClick={onClick}
      aria-current={isHere ? (pathname === to ? 'page' : 'true') : undefined}
      aria-describedby={count && countId}
      data-nested={isNested ? '' : undefined}
      {...(target && { target, rel: 'noopener' })}
    >
      {!isNested && leftIcon}
      {children ?? <span aria-hidden={cut !== null}>{cut ?? (label || primaryText)}</span>}
      {cut && <span style={visuallyHidden}>{label}</span>}
      {count && <CountInTime of={count} id={countId} />}
      {target && (
        <>
          <OpensElsewhere sx={{ fontSize: 16, marginInlineStart: 'auto' }} />
          <span style={visuallyHidden}>{t('shell.menu.new_window')}</span>
        </>
      )}
    </LineLink>
  );
  return <li>{cut ? <Hint text={label}>{link}</Hint> : link}</li>;
};
