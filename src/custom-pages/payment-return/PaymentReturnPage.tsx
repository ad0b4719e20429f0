import { useTranslate } from 'react-admin';
import { EntranceCard, EntranceHeading } from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';

/**
 * Where a payment gateway sends customers back to, if their store has no website. It knows neither order nor store: only the
 * gateway's message says whether something was paid.
 */
export default function PaymentReturnPage({ isCancelled }: { isCancelled: boolean }) {
  const t = useTranslate();
  const texts = isCancelled ? 'paymentReturn.cancelled' : 'paymentReturn.done';
  const title = t(`${texts}.title`);
  useDocumentTitle(title);
  return (
    <EntranceCard>
      <EntranceHeading title={title} detail={t(`${texts}.detail`)} />
    </EntranceCard>
  );
}
