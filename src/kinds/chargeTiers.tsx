import type { CancellationTier } from '#contract/bookings/bookingRules';
import { limits } from '#contract/limits';
import { ChargeRows, NoShowFields } from '../components/bookings/ChargeInputs';
import { policySentences } from '../components/bookings/policySentences';
import { NumberInput } from '../components/inputs/numbers/NumberInput';
import { RowFields } from '../components/inputs/rows/RowFields';
import { RowsInput } from '../components/inputs/rows/RowsInput';
import { TextInput } from '../components/inputs/TextInput';
import type { InputProps, Kind } from './kind';

const texts = 'settings.booking_policy.tier';

/** The first is for everyone; those after it for larger parties. */
function nextTier(rows: readonly Record<string, unknown>[]): Record<string, unknown> {
  const last = rows.at(-1)?.persons_min;
  return {
    persons_min: typeof last === 'number' ? Math.min(last + 1, limits.personsMax) : limits.personsMin,
    ...{ from: '', to: '' },
    charges: [{ hours_before: 24, mode: 'absolute', charge: null, per: 'person' }],
    no_show: null,
  };
}

const TiersInput = ({ field: { source, label, help, max, readOnly = false } }: InputProps) => (
  <RowsInput
    source={source}
    label={label}
    help={help}
    texts={texts}
    max={max}
    disabled={readOnly}
    blank={nextTier}
    isFramed
  >
    {(path) => (
      <div style={{ display: 'grid', gap: 16 }}>
        <RowFields least={150}>
          <NumberInput
            source={`${path}.persons_min`}
            label={`${texts}.persons_min`}
            min={limits.personsMin}
            max={limits.personsMax}
            disabled={readOnly}
            required
          />
          {(['from', 'to'] as const).map((end) => (
            <TextInput key={end} source={`${path}.${end}`} label={`${texts}.${end}`} type="time" disabled={readOnly} />
          ))}
        </RowFields>
        <ChargeRows source={`${path}.charges`} disabled={readOnly} />
        <NoShowFields source={`${path}.no_show`} disabled={readOnly} />
      </div>
    )}
  </RowsInput>
);

/** The fees for cancelling, by the size of the party and the time of the day. */
export const kind: Kind = {
  toText: (value, _field, tools) => policySentences({ tiers: (value ?? []) as CancellationTier[] }, tools).join(' '),
  Input: TiersInput,
  blank: [],
  width: 260,
};
