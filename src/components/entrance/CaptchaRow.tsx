import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import SvgIcon from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import type { Captcha } from './useCaptcha';

const texts = { solving: 'captcha.checking', solved: 'captcha.done', failed: 'captcha.failed' };

/** Drawn here: the admin area's icons share a chunk of 16 kB, which these pages would load for them. */
const marks = { solved: 'M4 12l5 5L20 6', failed: 'M12 4v10M12 18v2' };

const Mark = ({ state }: { state: keyof typeof marks }) => (
  <SvgIcon color={state === 'solved' ? 'success' : 'error'} fontSize="small">
    <path d={marks[state]} fill="none" stroke="currentColor" strokeWidth={2.5} />
  </SvgIcon>
);

/** One line of a form that says how far its captcha is. It needs nothing from the person, unless it fails. */
export const CaptchaRow = ({ captcha: { state, retry } }: { captcha: Captcha }) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 40, color: 'text.secondary' }}>
      {state === 'solving' && <CircularProgress size={20} aria-hidden />}
      {(state === 'solved' || state === 'failed') && <Mark state={state} />}
      <Box role="status" sx={{ flex: 1 }}>
        {state !== 'idle' && t(texts[state])}
      </Box>
      {state === 'failed' && <Button onClick={retry}>{t('shell.start.retry')}</Button>}
    </Box>
  );
};
