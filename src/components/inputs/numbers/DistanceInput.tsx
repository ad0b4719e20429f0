import { limits } from '#contract/limits';
import { useDistanceText } from '../../delivery/useDistanceText';
import { DecimalInput } from './NumberInput';

/** A distance in the store's unit. */
export const DistanceInput = (props: Parameters<typeof DecimalInput>[0]) => {
  const { unit } = useDistanceText();
  return <DecimalInput max={limits.deliveryDistanceMax} endAdornment={unit} {...props} />;
};
