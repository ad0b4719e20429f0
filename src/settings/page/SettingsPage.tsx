import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../../components/feedback/Loading';
import { readingWidth } from '../../components/page/readingWidth';
import { useIsPhone } from '../../components/page/useIsPhone';
import { sectionPath } from '../../descriptors/settings/index';
import { SectionList } from './SectionList';
import { SettingsFrame } from './SettingsFrame';
import { viewOf } from './sectionViews';
import { type ShownSection, useShownGroups } from './useShownGroups';

/** A section below its heading, which says when a change takes effect. */
const Section = ({ section }: { section: ShownSection }) => {
  const t = useTranslate();
  const View = viewOf(section);
  return (
    <Box component="section" aria-labelledby="settings-section">
      <Typography id="settings-section" variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' } }}>
        {t(section.label)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2, maxInlineSize: readingWidth }}>
        {t(`${section.texts}.effect`)}
      </Typography>
      <Suspense fallback={<Loading />}>
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
  const isPhone = useIsPhone();
  const groups = useShownGroups();
  const group = groups.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const section = group?.sections.find((each) => sectionPath(group, each) === pathname);
  const [first] = group?.sections ?? [];
  if (!section && !isPhone && group && first) return <Navigate to={sectionPath(group, first)} replace />;
  if (isPhone && !section) return <SectionList groups={groups} isPage />;
  return (
    <SettingsFrame back={group?.path ?? ''}>{section && <Section key={pathname} section={section} />}</SettingsFrame>
  );
}
