import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { usePageHeading } from '../../components/page/usePageHeading';

/** A page with its name and parts below each other. */
export const PlainPage = ({ children }: { children: ReactNode }) => {
  const heading = usePageHeading();
  useDocumentTitle(heading);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' } }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
};

interface PagePartProps {
  /** Translation key. */
  title: string;
  children: ReactNode;
}

/** A part of the page under its heading. */
export const PagePart = ({ title, children }: PagePartProps) => {
  const t = useTranslate();
  return (
    <Box
      component="section"
      aria-label={t(title)}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
        {t(title)}
      </Typography>
      {children}
    </Box>
  );
};

/** Says that a part couldn't be loaded, and loads it again. */
export const LoadFailed = ({ text, onRetry }: { text: string; onRetry: () => unknown }) => {
  const t = useTranslate();
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      {t(text)}
      <Button onClick={() => void onRetry()} sx={{ minBlockSize: 44 }}>
        {t('common.retry')}
      </Button>
    </Box>
  );
};
