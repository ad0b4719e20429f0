import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { trailOf } from '../../descriptors/navigation';
import type { NavigationEntry } from '../../descriptors/navigationEntry';
import { useSession } from '../../session/useSession';
import { firstPage, shownEntries } from '../sidebar/useMenu';

const Trail = styled('ol')(({ theme: { palette, shape } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  fontSize: '0.875rem',
  color: palette.text.secondary,
  whiteSpace: 'nowrap',
  // Groups are shortened first, down to a letter or two.
  '& li': { display: 'flex', alignItems: 'center', minInlineSize: 44, flexShrink: 1_000 },
  '& li:first-of-type': { minInlineSize: 32 },
  // The page's own name is never cut: a long one has two lines.
  '& li:last-of-type': { minInlineSize: 0, flexShrink: 1, color: palette.text.primary, whiteSpace: 'normal' },
  '& li:last-of-type > *': { lineHeight: '18px', display: 'flex', alignItems: 'center' },
  // Aligns it with the page's heading.
  marginInlineStart: -6,
  '& li + li::before': { content: '"/"', paddingInline: 4, color: palette.text.secondary, opacity: 0.7 },
  '& a, & span': {
    minBlockSize: 40,
    lineHeight: '40px',
    paddingInline: 6,
    borderRadius: shape.borderRadius,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { background: palette.action.hover, color: palette.text.primary },
  '& a:focus-visible': { outlineOffset: -3 },
}));

/**
 * The current position, in the menu's words. Anything in the address beyond the menu, such as a record's id, is left
 * out. A group links to its first page that the account can see.
 */
export const Breadcrumb = () => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const session = useSession();
  // A group's first page may bear its name: once is enough.
  const trail = trailOf(pathname).filter(({ label }, index, all) => {
    const next = all[index + 1];
    return !next || t(next.label) !== t(label);
  });
  if (trail.length === 0) return null;
  const target = (entry: NavigationEntry): string => {
    const [shown] = shownEntries(session, [entry]);
    return firstPage(shown ?? entry).to;
  };
  return (
    <nav aria-label={t('shell.breadcrumb')} style={{ minInlineSize: 0 }}>
      <Trail>
        {trail.map((entry, index) => (
          <li key={entry.to}>
            {entry.to === pathname ? (
              <span aria-current="page">{t(entry.label)}</span>
            ) : index === trail.length - 1 || entry.subs || entry.sections ? (
              <Link to={target(entry)}>{t(entry.label)}</Link>
            ) : (
              <span>{t(entry.label)}</span>
            )}
          </li>
        ))}
      </Trail>
    </nav>
  );
};
