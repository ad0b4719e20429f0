import { atWallClock, minutesOf, storeDate, wallClock } from '#contract/time';
import { TextInput } from '../components/inputs/TextInput';
import { useStoreFormat } from '../components/store/useStoreFormat';
import { recordTime } from '../components/time/storeTime';
import { inputProps, type Kind } from './kind';

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/** An instant in the browser field's format, in the store's time zone: `2026-03-04T14:05`. */
export function toLocal(instant: unknown, timezone: string): string {
  if (typeof instant !== 'string' || instant === '') return '';
  const at = new Date(instant);
  const { minutes } = wallClock(at, timezone);
  return `${storeDate(at, timezone)}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** @returns an instant in ISO 8601; `null` for an empty field */
export function toInstant(local: string, timezone: string): string | null {
  const [date, time] = local.split('T');
  return date && time ? atWallClock(date, minutesOf(time), timezone).toISOString() : null;
}

/** An instant, shown and entered in the store's time zone. */
export const kind: Kind = {
  toText: (value, _field, { locale, timezone }) =>
    typeof value === 'string' && value !== '' ? recordTime(value, { locale, timezone }) : '',
  toCsv: (value) => String(value ?? ''),
  Input: ({ field }) => {
    const { timezone } = useStoreFormat();
    return (
      <TextInput
        {...inputProps(field)}
        type="datetime-local"
        format={(value) => toLocal(value, timezone)}
        parse={(local) => toInstant(local, timezone)}
      />
    );
  },
  blank: null,
  width: 170,
};
