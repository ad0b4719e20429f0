import { clockOf } from '#contract/time';
import { wallTime } from '../../components/time/storeTime';
import type { Kind } from '../kind';

/** When the business day begins, in minutes after midnight. */
export const kind: Kind = {
  toText: (value, _field, { locale }) => (typeof value === 'number' ? wallTime(clockOf(value), locale) : ''),
  blank: 0,
  width: 90,
};
