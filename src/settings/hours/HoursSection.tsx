import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { lastOrdersOn } from '#contract/opening/slots';
import { storeDate } from '#contract/time';
import { servedTypes } from '../../components/store/servedTypes';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { clockTime } from '../../components/time/storeTime';
import type { SectionProps } from '../../descriptors/defineSettings';
import { SectionForm } from '../page/SectionForm';

/** Until when orders are taken today, by the saved hours. */
const LastOrders = () => {
  const t = useTranslate();
  const { store, locale, timezone } = useStoreFormat();
  const text = useClock((now) => {
    const format = { locale, timezone };
    const date = storeDate(now, timezone);
    const types = servedTypes(store).map((type) => {
      const last = lastOrdersOn(store, type, date, store.order_rules);
      const closes = last ? clockTime(last.closes, format) : '';
      const text = !last
        ? t('settings.hours.closed_now')
        : last.slot
          ? t('settings.hours.last_now', { closes, slot: clockTime(last.slot, format) })
          : t('settings.hours.last_now_only', { closes });
      return { name: t(`order.type.${type}`), text };
    });
    const [first] = types;
    if (!first) return '';
    const isSame = types.every(({ text }) => text === first.text);
    return isSame ? first.text : types.map(({ name, text }) => `${name}: ${text}`).join('\n');
  });
  return <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{text}</Typography>;
};

/** The week, with what it comes to today. */
export default function HoursSection({ section }: SectionProps) {
  return (
    <SectionForm section={section}>
      <LastOrders />
    </SectionForm>
  );
}
