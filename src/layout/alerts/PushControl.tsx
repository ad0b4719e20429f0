import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { notePushAsked } from '../../push/pushQuestion';
import { usePushState } from '../../push/pushState';
import { useTurnPushOn } from './useTurnPushOn';

/** Notifications of this device: what they are for, how they stand, and the way to turn them on. */
export default function PushControl() {
  const t = useTranslate();
  const state = usePushState();
  const { turnOn, isBusy } = useTurnPushOn();
  if (state === 'unavailable') return null;
  const ask = () => {
    notePushAsked();
    void turnOn();
  };
  return (
    <Box>
      <Divider sx={{ my: 1.5 }} />
      <Typography component="h2" variant="h3">
        {t('push.title')}
      </Typography>
      <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {t(state === 'on' ? 'push.is_on' : state === 'blocked' ? 'push.blocked' : 'push.explain')}
      </Typography>
      {state === 'open' && (
        <Button variant="outlined" loading={isBusy} onClick={ask} sx={{ mt: 1.5 }}>
          {t('push.turn_on')}
        </Button>
      )}
    </Box>
  );
}
