import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { SearchField } from '../../components/inputs/SearchField';
import { plainText } from '../../components/text/plainText';
import { useListText } from '../../components/text/useListText';
import { isBillingOffered } from '../../config/billingOffer';
import { paths } from '../../config/paths';
import { sectionPath } from '../../descriptors/settings/index';
import type { ResourceField } from '../../kinds/kind';
import { useSession } from '../../session/useSession';
import { frame, pageTop } from '../../theme/tokens';
import type { ShownGroup } from './useShownGroups';

/** A section, or a list of records. */
interface Listed {
  to: string;
  label: string;
  fields: readonly ResourceField[];
}

interface SectionListProps {
  groups: readonly ShownGroup[];
  /** It fills a phone's page. */
  isPage?: boolean;
}

const fullWidth = { inlineSize: '100%' } as const;

/** A tablet's list has 200 px: with smaller gaps and letters, the placeholder fits in every language. */
const narrowSearch = {
  ...fullWidth,
  '& .MuiInputBase-root': { minBlockSize: 44, paddingInlineStart: 1 },
  '& .MuiInputAdornment-root': { marginInlineEnd: 0.5 },
  '& input::placeholder': { fontSize: { xs: '0.8125rem', lg: '0.875rem' } },
} as const;

/** Long words break instead of being cut off at the edge of the list, which scrolls on its own. */
const wrapping = { overflowWrap: 'anywhere', hyphens: 'auto' } as const;

/** The sections by group, searched by their titles and by the names of their fields. */
export const SectionList = ({ groups, isPage = false }: SectionListProps) => {
  const t = useTranslate();
  const list = useListText();
  const { pathname } = useLocation();
  const session = useSession();
  const isOwner = session !== null && !session.sub_store;
  const [text, setText] = useState('');
  const nav = useRef<HTMLElement>(null);
  // The list scrolls on its own next to a page: bring the current entry into view.
  useLayoutEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !current) return;
    const { top } = nav.current.getBoundingClientRect();
    const below = current.getBoundingClientRect().bottom - top - nav.current.clientHeight;
    if (below > 0) nav.current.scrollTop += below;
  }, []);
  const key = plainText(text);
  const fits = (label: string): boolean => plainText(t(label)).includes(key);
  /** The fields that answer the search, if the section's title doesn't. */
  const answers = ({ label, fields }: Listed): string[] | null => {
    if (fits(label)) return [];
    const names = fields.filter((field) => fits(field.label)).map((field) => t(field.label));
    return names.length > 0 ? names : null;
  };
  const found = groups
    .map((group) => {
      const listed: readonly Listed[] = [
        ...group.sections.map((section) => ({ ...section, to: sectionPath(group, section) })),
        ...(group.lists ?? []).map((list) => ({ ...list, to: list.path })),
      ];
      const links = listed.flatMap((one) => {
        const names = key === '' || fits(group.label) ? [] : answers(one);
        return names ? [{ ...one, names }] : [];
      });
      return { group, links };
    })
    .filter(({ links }) => links.length > 0);
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={t('shell.menu.settings')}
      sx={
        isPage
          ? {}
          : {
              position: 'sticky',
              insetBlockStart: pageTop,
              maxBlockSize: `calc(100dvh - ${pageTop + frame.gap}px)`,
              overflowY: 'auto',
              scrollbarWidth: 'thin',
            }
      }
    >
      {isPage && (
        <Typography variant="h1" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
          {t('shell.menu.settings')}
        </Typography>
      )}
      <SearchField label={t('settings.search')} value={text} onType={setText} sx={isPage ? fullWidth : narrowSearch} />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', px: 1, '&:not(:empty)': { py: 1.5 } }}>
        {found.length === 0 ? t('settings.nothing', { text }) : ''}
      </Typography>
      {found.map(({ group, links }) => (
        <Box key={group.path} role="group" aria-labelledby={`group-${group.path}`} sx={{ mt: 1 }}>
          <Typography
            id={`group-${group.path}`}
            component="h2"
            variant="overline"
            sx={{ ...wrapping, display: 'block', px: 1, color: 'text.secondary', lineHeight: 2.2 }}
          >
            {t(group.label)}
          </Typography>
          <List disablePadding>
            {links.map(({ to, label, names }) => {
              const isCurrent = to === pathname || pathname.startsWith(`${to}/`);
              return (
                <ListItem key={to} disablePadding>
                  <ListItemButton
                    component={Link}
                    to={to}
                    selected={isCurrent}
                    aria-current={isCurrent ? (to === pathname ? 'page' : 'true') : undefined}
                    sx={{ minBlockSize: isPage ? 44 : 40, py: isPage ? undefined : 0.25, px: 1, borderRadius: 1 }}
                  >
                    <ListItemText
                      primary={t(label)}
                      secondary={list(names) || undefined}
                      slotProps={{ primary: { variant: 'body2', sx: { fontWeight: isCurrent ? 600 : 400 } } }}
                      sx={{ ...wrapping, my: 0.5 }}
                    />
                    {isPage && (
                      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
                        ›
                      </Box>
                    )}
                  </ListItemButton>
                </ListItem>
              );
            })}
          </List>
        </Box>
      ))}
      {isOwner && key === '' && isBillingOffered() && (
        <List disablePadding sx={{ mt: 1 }}>
          <ListItem disablePadding>
            <ListItemButton component={Link} to={paths.subscription} sx={{ borderRadius: 1, minBlockSize: 44, px: 1 }}>
              <ListItemText primary={t('shell.menu.subscription')} />
            </ListItemButton>
          </ListItem>
        </List>
      )}
    </Box>
  );
};
