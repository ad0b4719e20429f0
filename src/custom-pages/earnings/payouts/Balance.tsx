import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../../../components/access/useIsAllowed';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { Surface } from '../../../components/Surface';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useClock } from '../../../components/time/sharedClock';
import { dayTime, spanText } from '../../../components/time/storeTime';
import { paths } from '../../../config/paths';
import { holdOf, type Wallet } from '../../../records/wallet/useWallet';
import { Figure, Figures } from '../Figure';

const RequestDialog = lazyWithRetry(() => import('./RequestDialog'));

/** Says why nothing is paid out, and until when. */
const HoldNotice = ({ wallet }: { wallet: Wallet }) => {
  const t = useTranslate();
  const format = useStoreFormat();
  const { payout_hold_until: until, payouts_frozen_at: since } = wallet;
  const minutes = useClock((now) => (until ? Math.ceil((Date.parse(until) - now.getTime()) / 60_000) : 0), 'minute');
  if (since) return <Alert severity="error">{t('payouts.frozen', { time: dayTime(since, format) })}</Alert>;
  if (!until || minutes <= 0) return null;
  return (
    <Alert severity="info">{t('payouts.hold', { time: dayTime(until, format), span: spanText(minutes, t) })}</Alert>
  );
};

/** Shows how much can be paid out now, how much can't and why, and the button that requests it. */
export const Balance = ({ wallet }: { wallet: Wallet }) => {
  const t = useTranslate();
  const { money } = useStoreFormat();
  const [isAsking, setAsking] = useState(false);
  const hold = useClock((now) => holdOf(wallet, now) ?? 'none', 'minute');
  const { available, requested, balance, cash } = wallet;
  const isHeld = hold !== 'none';
  const main = isHeld ? 'held' : 'available';
  return (
    <Surface
      role="region"
      aria-label={t('payouts.balance')}
      sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <HoldNotice wallet={wallet} />
      <Figures>
        <Figure label={t(`payouts.${main}`)} detail={t(`payouts.${main}_detail`)} value={money(available)} isMain />
        {requested > 0 && (
          <Figure label={t('payouts.requested')} detail={t('payouts.requested_detail')} value={money(requested)} />
        )}
        <Figure
          label={t('payouts.balance')}
          detail={t(balance < 0 ? 'payouts.owed_detail' : 'payouts.balance_detail')}
          value={money(balance)}
        />
        {cash > 0 && (
          <Figure
            label={t('payouts.cash')}
            detail={t('payouts.cash_detail')}
            value={
              <Link to={paths.cash} style={{ color: 'inherit' }}>
                {money(cash)}
              </Link>
            }
          />
        )}
      </Figures>
      <IfAllowed permission="store/earning/payout">
        <Button
          variant="contained"
          size="large"
          disabled={isHeld || available === 0}
          onClick={() => setAsking(true)}
          sx={{ justifySelf: 'start' }}
        >
          {t('payouts.request.action')}
        </Button>
        {isAsking && (
          <Suspense fallback={null}>
            <RequestDialog wallet={wallet} onClose={() => setAsking(false)} />
          </Suspense>
        )}
      </IfAllowed>
    </Surface>
  );
};
