import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { PageLoading } from '../../components/feedback/PageLoading';
import { breakpoints } from '../../theme/tokens';
import type { SettingsSection } from '../defineSettings';
import { sectionPath } from '../index';
import { viewOf } from '../views';
import { SectionList } from './SectionList';
import { useShownGroups } from './useShownGroups';

/** A section below its heading, which says when a change takes effect. */
const Section = ({ section, back }: { section: SettingsSection; back: string | undefined }) => {
  const t = useTranslate();
  const View = viewOf(section);
  return (
    <Box component="section" aria-labelledby="settings-section" sx={{ minInlineSize: 0 }}>
      {back && (
        <MuiLink
          component={Link}
          to={back}
          underline="hover"
          sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, color: 'text.secondary', gap: 0.5 }}
        >
          {/* The browser mirrors this character in right-to-left text. */}
          <span aria-hidden>‹</span>
          {t('shell.menu.settings')}
        </MuiLink>
      )}
      <Typography id="settings-section" variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' } }}>
        {t(section.label)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2, maxInlineSize: '60rem' }}>
        {t(`${section.texts}.effect`)}
      </Typography>
      <Suspense fallback={<PageLoading />}>
        <View section={section} />
      </Suspense>
    </Box>
  );
};

/**
 * The settings: the list of sections beside the open one. On a phone, the list is a page of its own, at the address of
 * its group; elsewhere that address opens the group's first section.
 */
export default function SettingsPage() {
  const { pathname } = useLocation();
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
  const groups = useShownGroups();
  const group = groups.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const section = group?.sections.find((each) => sectionPath(group, each) === pathname);
  const [first] = group?.sections ?? [];
  if (!section && !isPhone && group && first) return <Navigate to={sectionPath(group, first)} replace />;
  if (isPhone) {
    return group && section ? (
      <Section key={section.name} section={section} back={group.path} />
    ) : (
      <SectionList groups={groups} isPage />
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, lg: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: '200px minmax(0, 1fr)', lg: '248px minmax(0, 1fr)' },
      }}
    >
      <SectionList groups={groups} />
      {section && <Section key={section.name} section={section} back={undefined} />}
    </Box>
  );
}
