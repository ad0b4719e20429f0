import { useTranslate } from 'react-admin';
import { type DeliveryFee, hasOnePrice } from '#contract/delivery/deliveryFee';
import { useDistanceText } from '../../components/delivery/useDistanceText';
import { useStoreFormat } from '../../components/store/useStoreFormat';

/** A fee and its steps in words. */
export function useFeeText() {
  const t = useTranslate();
  const { money, locale } = useStoreFormat();
  const { ofUnits, unit } = useDistanceText();
  const say = (key: string, values: object) => t(`deliveryAreas.fee.in_words.${key}`, values);
  const percentText = (percentage: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(percentage / 100);

  function price(fee: DeliveryFee): string[] {
    if (fee.mode === 'percentage') return [say('percentage', { percentage: percentText(fee.percentage) })];
    if (fee.area_price !== null) return [say('area_price', { price: money(fee.area_price) })];
    const base = { price: money(fee.base_price), distance: ofUnits(fee.base_price_distance), unit };
    const outside = fee.bands.length > 0 ? 'other' : 'base';
    return [
      ...fee.bands.map((band) =>
        say('band', { price: money(band.price), from: ofUnits(band.from), to: ofUnits(band.to) }),
      ),
      fee.price_per_unit_distance > 0
        ? say(outside, { ...base, per: money(fee.price_per_unit_distance) })
        : say(`${outside}_flat`, base),
      ...(fee.price_per_unit_time > 0 ? [say('time', { price: money(fee.price_per_unit_time) })] : []),
    ];
  }

  function free({ free_delivery_above: above, free_delivery_radius: radius }: DeliveryFee): string[] {
    const amount = above === null ? '' : money(above);
    const distance = radius === null ? '' : ofUnits(radius);
    if (above !== null && radius !== null) return [say('free_both', { amount, distance })];
    if (above !== null) return [say('free_above', { amount })];
    return radius === null ? [] : [say('free_radius', { distance })];
  }

  return {
    /** @example '2.90 € up to 2 km, then 0.80 € per km. At least 2.90 €.' */
    inWords: (fee: DeliveryFee): string => {
      const hasMinimum = fee.min_fare > 0 && !hasOnePrice(fee);
      const minimum = hasMinimum ? [say('min', { price: money(fee.min_fare) })] : [];
      return [...price(fee), ...minimum, ...free(fee)].join(' ');
    },
  };
}
