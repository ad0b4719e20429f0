import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { FullPageMessage } from './FullPageMessage';

interface CrashMessageProps {
  report: string;
  isWithinPage: boolean;
  /** Another way on, beside loading the page again. */
  action?: ReactNode;
}

/** Says that a part of the app failed, under which number it was reported, and what to do. */
export const CrashMessage = ({ report, isWithinPage, action }: CrashMessageProps) => {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  // Where the browser forbids it the number is there to be selected.
  const copy = () =>
    navigator.clipboard
      ?.writeText(report)
      .then(() => setCopied(true))
      .catch(() => undefined);
  return (
    <FullPageMessage title={t('shell.error.title')} detail={t('shell.error.detail')} isWithinPage={isWithinPage}>
      <Box sx={{ inlineSize: '100%', mb: 2 }}>
        <Button
          onClick={copy}
          endIcon={<CopyIcon />}
          aria-label={`${t('shell.error.report', { id: report })}: ${t('shell.error.copy')}`}
          sx={{ userSelect: 'text', fontVariantNumeric: 'tabular-nums' }}
        >
          <bdi>{t('shell.error.report', { id: report })}</bdi>
        </Button>
        <Box role="status" sx={{ minBlockSize: 24, color: 'text.secondary' }}>
          {isCopied && t('shell.error.copied')}
        </Box>
      </Box>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('shell.error.reload')}
      </Button>
      {action}
    </FullPageMessage>
  );
};
