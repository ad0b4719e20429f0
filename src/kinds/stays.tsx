import { bookingLimits } from '#contract/bookingLimits';
import type { StayOfParty } from '#contract/bookings/bookingRules';
import { limits } from '#contract/limits';
import { NumberInput } from '../components/inputs/numbers/NumberInput';
import { RowFields } from '../components/inputs/rows/RowFields';
import { RowsInput } from '../components/inputs/rows/RowsInput';
import { useStoreFormat } from '../components/store/useStoreFormat';
import { minuteSign, spanText } from '../components/time/storeTime';
import type { InputProps, Kind } from './kind';

const texts = 'settings.booking_stays.row';

/** A larger party than the last row's, for a little longer. */
function nextStay(rows: readonly Record<string, unknown>[]) {
  const { persons_max, minutes } = (rows.at(-1) ?? {}) as Partial<StayOfParty>;
  return {
    persons_max: typeof persons_max === 'number' ? Math.min(persons_max + 2, limits.personsMax) : 2,
    minutes: typeof minutes === 'number' ? minutes : 90,
  };
}

const StaysInput = ({ field: { source, label, help, max, readOnly = false } }: InputProps) => {
  const { locale } = useStoreFormat();
  return (
    <RowsInput
      source={source}
      label={label}
      help={help}
      texts={texts}
      min={1}
      max={max}
      disabled={readOnly}
      blank={nextStay}
    >
      {(path) => (
        <RowFields>
          <NumberInput
            source={`${path}.persons_max`}
            label={`${texts}.persons_max`}
            min={limits.personsMin}
            max={limits.personsMax}
            disabled={readOnly}
            required
          />
          <NumberInput
            source={`${path}.minutes`}
            label={`${texts}.minutes`}
            min={bookingLimits.stayMin}
            max={bookingLimits.stayMax}
            endAdornment={minuteSign(locale)}
            disabled={readOnly}
            required
          />
        </RowFields>
      )}
    </RowsInput>
  );
};

/** How long guests keep their table, by the size of their party. */
export const kind: Kind = {
  toText: (value, _field, { t, list }) =>
    list(
      ((value ?? []) as StayOfParty[]).map(({ persons_max, minutes }) =>
        t(`${texts}.text`, { persons: persons_max, span: spanText(minutes, t) }),
      ),
    ),
  Input: StaysInput,
  blank: [],
  width: 200,
};
