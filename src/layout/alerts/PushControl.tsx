import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MenuDivider } from '../../components/MenuDivider';
import { notePushAsked, type PushState, usePushState } from '../../push/pushState';
import { useTurnPushOn } from './PushOffer';

const texts: Readonly<Record<Exclude<PushState, 'unavailable'>, string>> = {
  open: 'push.explain',
  registering: 'push.registering',
  on: 'push.is_on',
  unreached: 'push.unreached',
  blocked: 'push.blocked',
};

/** This device's notifications: what they are for, their state, and a button to turn them on. */
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
      <MenuDivider sx={{ my: 1.5 }} />
      <Typography component="h2" variant="h3">
        {t('push.title')}
      </Typography>
      <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {t(texts[state])}
      </Typography>
      {(state === 'open' || state === 'unreached' || isBusy) && (
        <Button variant="outlined" loading={isBusy} onClick={ask} sx={{ mt: 1.5 }}>
          {t(state === 'open' ? 'push.turn_on' : 'common.retry')}
        </Button>
      )}
    </Box>
  );
}
