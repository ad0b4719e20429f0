import { useTranslate } from 'react-admin';
import type { AreaShape } from '#contract/delivery/areas';
import type { DeliveryFee, FeeBand } from '#contract/delivery/deliveryFee';
import { useDistanceText } from '../../components/delivery/useDistanceText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useListText } from '../../components/text/useListText';
import { useFeeText } from './useFeeText';

/** @returns `Outline with 6 corners`, `Circle of 2 km`, `3 postcodes` */
export function useShapeText() {
  const t = useTranslate();
  const { ofMetres } = useDistanceText();
  return (shape: AreaShape): string => {
    if (shape.kind === 'circle') return t('deliveryAreas.shape.summary.circle', { radius: ofMetres(shape.radius) });
    const count = shape.kind === 'polygon' ? shape.points.length : shape.postcodes.length;
    return t(`deliveryAreas.shape.summary.${shape.kind}`, { smart_count: count });
  };
}

/** An area's shape in the history and in the comparison of conflicts. */
export const ShapeInWords = ({ value }: { value: unknown }) => {
  const inWords = useShapeText();
  const list = useListText();
  const shape = value as AreaShape | null;
  if (!shape) return null;
  return shape.kind === 'postcodes' ? list(shape.postcodes) : inWords(shape);
};

/** An area's fee there. */
export const FeeInWords = ({ value }: { value: unknown }) => {
  const t = useTranslate();
  const { inWords } = useFeeText();
  return value ? inWords(value as DeliveryFee) : t('deliveryAreas.default_fee');
};

/** Prices by distance there. */
export const BandsInWords = ({ value }: { value: unknown }) => {
  const t = useTranslate();
  const { money } = useStoreFormat();
  const { ofUnits } = useDistanceText();
  const bands = (value ?? []) as FeeBand[];
  return bands
    .map(({ price, from, to }) =>
      t('deliveryAreas.fee.in_words.band', { price: money(price), from: ofUnits(from), to: ofUnits(to) }),
    )
    .join(' ');
};
