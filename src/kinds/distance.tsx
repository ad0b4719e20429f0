import { DistanceInput } from '../components/inputs/numbers/DistanceInput';
import { boundsOf, inputProps, type Kind } from './kind';
import { kind as number } from './number';

/** A distance in the store's unit. */
export const kind: Kind = {
  ...number,
  Input: ({ field }) => <DistanceInput {...inputProps(field)} {...boundsOf(field)} />,
};
