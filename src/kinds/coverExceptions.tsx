import { bookingLimits } from '#contract/bookingLimits';
import type { CoverException } from '#contract/bookings/bookingRules';
import { dayName, weekFrom } from '../components/inputs/availability/week';
import { ChoiceInput } from '../components/inputs/ChoiceInput';
import { NumberInput } from '../components/inputs/numbers/NumberInput';
import { RowFields } from '../components/inputs/rows/RowFields';
import { RowsInput } from '../components/inputs/rows/RowsInput';
import { TextInput } from '../components/inputs/TextInput';
import { useStoreFormat } from '../components/store/useStoreFormat';
import { wallTime } from '../components/time/storeTime';
import type { InputProps, Kind } from './kind';

const texts = 'settings.booking_covers.row';
/** Exceptions begin and end at quarters of an hour; in seconds, as a time's step is. */
const quarterHour = 15 * 60;

const onQuarterHour = (value: unknown) => {
  if (!value) return 'records.field.required';
  return Number(String(value).slice(3)) % 15 === 0 ? undefined : `${texts}.no_quarter`;
};

/** The row before on the next day: most exceptions are for the same hours of several days. */
const nextException = (rows: readonly Record<string, unknown>[]) => {
  const last = rows.at(-1) as CoverException | undefined;
  return last
    ? { ...last, day: (last.day + 1) % 7 }
    : { day: 5, from: '19:00', to: '21:00', covers_max: null, guest_covers_max: null };
};

const ExceptionsInput = ({ field: { source, label, help, max, readOnly = false } }: InputProps) => {
  const { locale } = useStoreFormat();
  const days = weekFrom(locale).map((day) => ({ value: day, label: dayName(day, locale) }));
  const shared = { disabled: readOnly } as const;
  return (
    <RowsInput
      source={source}
      label={label}
      help={help}
      texts={texts}
      max={max}
      blank={nextException}
      isFramed
      {...shared}
    >
      {(path) => (
        <RowFields least={150}>
          <ChoiceInput source={`${path}.day`} label={`${texts}.day`} choices={days} {...shared} />
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              source={`${path}.${end}`}
              label={`${texts}.${end}`}
              type="time"
              validate={onQuarterHour}
              step={quarterHour}
              {...shared}
            />
          ))}
          {(['covers_max', 'guest_covers_max'] as const).map((limit) => (
            <NumberInput
              key={limit}
              source={`${path}.${limit}`}
              label={`${texts}.${limit}`}
              max={bookingLimits.coversMax}
              {...shared}
            />
          ))}
        </RowFields>
      )}
    </RowsInput>
  );
};

/** Limits of covers that differ on a weekday, from a time to another. */
export const kind: Kind = {
  toText: (value, _field, { t, locale, list }) => {
    const covers = (number: number | null) => number ?? t(`${texts}.any`);
    return list(
      ((value ?? []) as CoverException[]).map(({ day, from, to, covers_max, guest_covers_max }) =>
        t(`${texts}.text`, {
          day: dayName(day, locale, 'short'),
          hours: `${wallTime(from, locale)}–${wallTime(to, locale)}`,
          covers: covers(covers_max),
          guests: covers(guest_covers_max),
        }),
      ),
    );
  },
  Input: ExceptionsInput,
  blank: [],
  width: 220,
};
