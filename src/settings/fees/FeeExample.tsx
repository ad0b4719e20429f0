import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { minorDigits } from '#contract/currencyDigits';
import { type DeliveryFee, feeOf } from '#contract/delivery/deliveryFee';
import { FeeSteps } from '../../components/delivery/FeeSteps';
import { useDistanceText } from '../../components/delivery/useDistanceText';
import { useFeeText } from '../../components/delivery/useFeeText';
import { useStoreFormat } from '../../components/store/useStoreFormat';

const numbers = [
  'percentage',
  'base_price',
  'base_price_distance',
  'price_per_unit_distance',
  'price_per_unit_time',
  'min_fare',
] as const;
const numbersOrNone = ['area_price', 'free_delivery_above', 'free_delivery_radius'] as const;

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** The fee of a form, if everything in it is valid so far. */
function readFee(values: Record<string, unknown>): DeliveryFee | null {
  const { bands } = values;
  const areBands =
    Array.isArray(bands) &&
    bands.every(({ from, to, price }) => isAmount(from) && isAmount(to) && isAmount(price) && from <= to);
  const isFee =
    areBands &&
    numbers.every((name) => isAmount(values[name])) &&
    numbersOrNone.every((name) => values[name] === null || values[name] === undefined || isAmount(values[name]));
  if (!isFee) return null;
  const none = Object.fromEntries(numbersOrNone.map((name) => [name, values[name] ?? null]));
  return { ...values, ...none } as unknown as DeliveryFee;
}

/** The distances of the examples, in the store's unit. */
const distances = [1, 4];

/** A fee as a sentence, and worked out for two deliveries by the rules that orders are priced with. */
export const FeeExample = ({ source = '' }: { source?: string }) => {
  const t = useTranslate();
  const { money, currency } = useStoreFormat();
  const { isMile, perUnit, ofUnits } = useDistanceText();
  const { inWords } = useFeeText();
  const all = useWatch();
  const fee = readFee((source ? all[source] : all) ?? {});
  if (!fee) return null;
  const subtotal = 20 * 10 ** minorDigits(currency);
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2, bgcolor: 'sunken' }}>
      <Typography sx={{ fontWeight: 550 }}>{inWords(fee)}</Typography>
      {distances.map((distance) => (
        <div key={distance}>
          <Typography variant="body2" color="text.secondary">
            {t('deliveryAreas.fee.example', { distance: ofUnits(distance), subtotal: money(subtotal) })}
          </Typography>
          <FeeSteps {...feeOf(fee, { metres: distance * perUnit, subtotal, isMile })} />
        </div>
      ))}
    </Paper>
  );
};
