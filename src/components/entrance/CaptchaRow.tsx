import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import type { Captcha } from './useCaptcha';

const texts = { solving: 'captcha.checking', solved: 'captcha.done', failed: 'captcha.failed' };

/** One line of a form that says how far its captcha is. It needs nothing from the person, unless it fails. */
export const CaptchaRow = ({ captcha: { state, retry } }: { captcha: Captcha }) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 40, color: 'text.secondary' }}>
      {state === 'solving' && <CircularProgress size={20} aria-hidden />}
      {state === 'solved' && <CheckIcon color="success" fontSize="small" />}
      {state === 'failed' && <ErrorIcon color="error" fontSize="small" />}
      <Box role="status" sx={{ flex: 1 }}>
        {state !== 'idle' && t(texts[state])}
      </Box>
      {state === 'failed' && <Button onClick={retry}>{t('shell.start.retry')}</Button>}
    </Box>
  );
};
