import { useTranslate } from 'react-admin';
import { storeDate } from '#contract/time';
import { useStoreFormat } from '../store/useStoreFormat';
import { type SnoozeOffer, snoozeText } from './stock';

/**
 * Returns a function that returns a choice's texts: its name, and when it ends.
 *
 * @param now when the choices were offered
 * @example useSnoozeTexts(now)({ choice: 'one_hour', end }) // { name: 'For one hour', end: 'today 5:10 PM' }
 */
export function useSnoozeTexts(now: Date): (offer: SnoozeOffer) => { name: string; end: string } {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const tomorrow = storeDate(now, timezone, 1);
  return ({ choice, end }) => {
    const isTomorrow = choice === 'next_opening' && storeDate(end, timezone) === tomorrow;
    return {
      name: t(`records.stock.${isTomorrow ? 'tomorrow_opening' : choice}`),
      // Midnight with the next day's date would look like the next day's opening.
      end:
        choice === 'end_of_day'
          ? t('records.stock.end_of_day_detail')
          : snoozeText(end, { now, format: { locale, timezone }, t }),
    };
  };
}
