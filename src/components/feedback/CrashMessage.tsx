import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FullPageMessage } from './FullPageMessage';

interface CrashMessageProps {
  report: string;
  isWithinPage: boolean;
  /** Another way on, beside loading the page again. */
  action?: ReactNode;
}

/** Says that a part of the app failed, under which number it was reported, and what to do. Part of the first load: small. */
export const CrashMessage = ({ report, isWithinPage, action }: CrashMessageProps) => {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const number = t('shell.error.report', { id: report });
  // Where the browser forbids it the number is there to be selected.
  const copy = () =>
    navigator.clipboard?.writeText(report).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <FullPageMessage title={t('shell.error.title')} detail={t('shell.error.detail')} isWithinPage={isWithinPage}>
      <Button onClick={copy} aria-label={`${number}: ${t('shell.error.copy')}`} sx={{ userSelect: 'text' }}>
        <bdi>{number}</bdi>
      </Button>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('shell.error.reload')}
      </Button>
      {action}
      <span role="status" style={{ inlineSize: '100%' }}>
        {isCopied && t('shell.error.copied')}
      </span>
    </FullPageMessage>
  );
};
