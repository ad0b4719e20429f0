import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { spanText } from '../../components/time/storeTime';
import { FormSection } from '../../records/form/FormSection';

const texts = 'settings.booking_fee';

/** The fee in the form, as guests read it. */
export const FeeSummary = () => {
  const t = useTranslate();
  const { money } = useStoreFormat();
  const [amount, per, isOffTheBill, within, afterNoShows] = useWatch({
    name: [
      'booking_fee_amount',
      'booking_fee_per',
      'booking_fee_is_off_the_bill',
      'booking_fee_due_within',
      'booking_fee_after_no_shows',
    ],
  }) as [unknown, 'booking' | 'person', boolean, unknown, unknown];
  const isAsked = typeof amount === 'number' && amount > 0;
  const time = spanText(typeof within === 'number' ? within : 0, t);
  const sentences = isAsked
    ? [
        ...(typeof afterNoShows === 'number' && afterNoShows > 0 ? [t(`${texts}.sentence.deposit`)] : []),
        t(`${texts}.sentence.pay`, { fee: t(`${texts}.sentence.${per}`, { amount: money(amount) }), time }),
        t(`${texts}.sentence.${isOffTheBill ? 'off_the_bill' : 'kept'}`),
        t(`${texts}.sentence.returned`),
      ]
    : [t(`${texts}.sentence.none`)];
  return (
    <FormSection title={`${texts}.summary.title`}>
      <Typography aria-live="polite">{sentences.join(' ')}</Typography>
    </FormSection>
  );
};
