import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { holderTypes } from '#contract/documents/holderTypes';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { dayTime, spanText } from '../../components/time/storeTime';
import { BankSection, type PayoutState } from '../../records/bank/BankSection';

/** Says why payouts wait, and for how long. */
const PayoutNotice = ({ payout_hold_until: until, payouts_frozen_at: since }: PayoutState) => {
  const t = useTranslate();
  const format = useStoreFormat();
  const minutes = useClock((now) => (until ? Math.ceil((Date.parse(until) - now.getTime()) / 60_000) : 0), 'minute');
  if (since) return <Alert severity="error">{t('bank.store.frozen', { time: dayTime(since, format) })}</Alert>;
  if (!until || minutes <= 0) return null;
  return (
    <Alert severity="info">{t('bank.store.hold', { time: dayTime(until, format), span: spanText(minutes, t) })}</Alert>
  );
};

/** Where the store's earnings are paid to, for its owner. */
export const StoreBank = () => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  return (
    <BankSection
      holder={{ bank_holder_id: store._id, bank_holder_type: holderTypes.store }}
      queryKey={['store_bank']}
      detail="bank.store.detail"
      notice={(payouts, demo) => (
        <>
          <PayoutNotice {...payouts} />
          {demo && <DemoMessage label={t('bank.store.demo')} {...demo} />}
        </>
      )}
    />
  );
};
