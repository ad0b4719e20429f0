import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { ListedProvider } from './listedProvider';

/** What was delivered and earned today: fees and tips. */
export const TodayCell = ({ record }: { record: Pick<ListedProvider, 'today'> }) => {
  const t = useTranslate();
  const { money } = useStoreFormat();
  const { completed, delivery_fees, tips } = record.today;
  if (completed === 0) return <span style={{ opacity: 0.7 }}>{t('providers.today.none')}</span>;
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {t('providers.today.line', { smart_count: completed, amount: money(delivery_fees + tips) })}
    </span>
  );
};
