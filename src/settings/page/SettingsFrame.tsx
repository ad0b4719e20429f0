import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { type ReactNode, use } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageWidthContext } from '../../components/page/PageWidthContext';
import { useIsPhone } from '../../components/page/useIsPhone';
import { SectionList } from './SectionList';
import { useShownGroups } from './useShownGroups';

/** Width of the list and the gap next to it, in px. */
const listWidth = { narrow: 200 + 16, wide: 248 + 24 } as const;
const wideFrom = 1200;

interface SettingsFrameProps {
  /** The path that a phone's back link leads to: the page with the list. */
  back: string;
  children: ReactNode;
}

/** A settings page with the list of all settings next to it, or a link back to the list on a phone. */
export const SettingsFrame = ({ back, children }: SettingsFrameProps) => {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const groups = useShownGroups();
  const width = use(PageWidthContext);
  if (isPhone) {
    return (
      <Box sx={{ minInlineSize: 0 }}>
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
        {children}
      </Box>
    );
  }
  const besideList = width - (window.innerWidth < wideFrom ? listWidth.narrow : listWidth.wide);
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
      <PageWidthContext value={Math.max(0, besideList)}>
        <Box sx={{ minInlineSize: 0 }}>{children}</Box>
      </PageWidthContext>
    </Box>
  );
};
