import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../../components/feedback/Loading';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { usePageHeading } from '../../components/page/usePageHeading';
import { paths } from '../../config/paths';
import { useSession } from '../../session/useSession';

const tabs = {
  import: { to: paths.importData, Content: lazyWithRetry(() => import('./import/ImportTab')) },
  export: { to: `${paths.importData}/export`, Content: lazyWithRetry(() => import('./export/ExportTab')) },
  history: { to: `${paths.importData}/history`, Content: lazyWithRetry(() => import('./history/HistoryTab')) },
} as const;
const names = Object.keys(tabs) as (keyof typeof tabs)[];

/** The menu as files: import, export, and past imports. */
export default function ImportExportPage() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const session = useSession();
  const heading = usePageHeading();
  useDocumentTitle(heading);
  const name = names.find((each) => tabs[each].to === pathname.replace(/\/$/, ''));
  if (!name) return <Navigate to={paths.importData} replace />;
  if (!session) return null;
  const { Content } = tabs[name];
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <Typography variant="h1">{heading}</Typography>
      <Box
        component="nav"
        aria-label={heading}
        sx={{ display: 'flex', gap: 1, mt: 1, mb: 2, borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {names.map((each) => (
          <Button
            key={each}
            component={Link}
            to={tabs[each].to}
            aria-current={each === name ? 'page' : undefined}
            color={each === name ? 'primary' : 'inherit'}
            sx={{
              px: 2,
              borderRadius: 0,
              borderBlockEnd: '3px solid',
              borderColor: each === name ? 'primary.main' : 'transparent',
            }}
          >
            {t(`menuFiles.tabs.${each}`)}
          </Button>
        ))}
      </Box>
      <Suspense fallback={<Loading />}>
        <Content />
      </Suspense>
    </Box>
  );
}
