import { useMemo } from 'react';
import { type DeliveryFee, type FeeBand, hasOnePrice } from '#contract/delivery/deliveryFee';
import { type TextTools, useTextTools } from '../text/useTextTools';

type FeeTools = Pick<TextTools, 't' | 'locale' | 'money' | 'distance'>;

/** @returns '1.90 € from 0 km to 2 km.' */
export function bandText({ price, from, to }: FeeBand, { t, money, distance }: Omit<FeeTools, 'locale'>): string {
  const { ofUnits } = distance;
  return t('deliveryAreas.fee.in_words.band', { price: money(price), from: ofUnits(from), to: ofUnits(to) });
}

/**
 * Describes a fee and its steps.
 *
 * @example feeText(fee, tools) // '2.90 € up to 2 km, then 0.80 € per km. At least 2.90 €.'
 */
export function feeText(fee: DeliveryFee, tools: FeeTools): string {
  const { t, money, locale } = tools;
  const { ofUnits, unit } = tools.distance;
  const say = (key: string, values: object) => t(`deliveryAreas.fee.in_words.${key}`, { ...values });
  const percentText = (percentage: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(percentage / 100);

  function price(): string[] {
    if (fee.mode === 'percentage') return [say('percentage', { percentage: percentText(fee.percentage) })];
    if (fee.area_price !== null) return [say('area_price', { price: money(fee.area_price) })];
    const base = { price: money(fee.base_price), distance: ofUnits(fee.base_price_distance), unit };
    const outside = fee.bands.length > 0 ? 'other' : 'base';
    return [
      ...fee.bands.map((band) => bandText(band, tools)),
      fee.price_per_unit_distance > 0
        ? say(outside, { ...base, per: money(fee.price_per_unit_distance) })
        : say(`${outside}_flat`, base),
      ...(fee.price_per_unit_time > 0 ? [say('time', { price: money(fee.price_per_unit_time) })] : []),
    ];
  }

  function free(): string[] {
    const { free_delivery_above: above, free_delivery_radius: radius } = fee;
    const amount = above === null ? '' : money(above);
    const within = radius === null ? '' : ofUnits(radius);
    if (above !== null && radius !== null) return [say('free_both', { amount, distance: within })];
    if (above !== null) return [say('free_above', { amount })];
    return radius === null ? [] : [say('free_radius', { distance: within })];
  }

  const hasMinimum = fee.min_fare > 0 && !hasOnePrice(fee);
  const minimum = hasMinimum ? [say('min', { price: money(fee.min_fare) })] : [];
  return [...price(), ...minimum, ...free()].join(' ');
}

/** `feeText` in the store's formats. */
export function useFeeText() {
  const tools = useTextTools();
  return useMemo(() => ({ inWords: (fee: DeliveryFee) => feeText(fee, tools) }), [tools]);
}
