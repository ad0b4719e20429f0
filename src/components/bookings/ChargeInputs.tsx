import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { bookingLimits } from '#contract/bookingLimits';
import { ChoiceInput } from '../inputs/ChoiceInput';
import { MoneyInput, NumberInput } from '../inputs/numbers/NumberInput';
import { RowFields } from '../inputs/rows/RowFields';
import { RowsInput } from '../inputs/rows/RowsInput';

const texts = 'settings.booking_policy';
const modes = ['absolute', 'percentage'] as const;
const holders = ['booking', 'person'] as const;

interface ChargeInputsProps {
  /** Path of the charge. */
  source: string;
  disabled: boolean;
}

/** How much, of what, and per whom. */
const AmountInputs = ({ source, disabled }: ChargeInputsProps) => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const mode: unknown = useWatch({ name: `${source}.mode` });
  const choicesOf = (values: readonly string[], group: string) =>
    values.map((value) => ({ value, label: t(`${texts}.choice.${group}.${value}`) }));
  const amount = { source: `${source}.charge`, disabled, required: true } as const;
  return (
    <>
      <ChoiceInput
        source={`${source}.mode`}
        label={`${texts}.charge.mode`}
        choices={choicesOf(modes, 'mode')}
        disabled={disabled}
        // An amount isn't a percentage.
        onChange={() => setValue(`${source}.charge`, null, { shouldDirty: true })}
      />
      {mode === 'percentage' ? (
        <NumberInput {...amount} label={`${texts}.charge.percent`} min={1} max={100} endAdornment="%" />
      ) : (
        <>
          <MoneyInput {...amount} label={`${texts}.charge.amount`} min={1} />
          <ChoiceInput
            source={`${source}.per`}
            label={`${texts}.charge.per`}
            choices={choicesOf(holders, 'per')}
            disabled={disabled}
          />
        </>
      )}
    </>
  );
};

/** Half the hours of the row before. */
function nextCharge(rows: readonly Record<string, unknown>[]): Record<string, unknown> {
  const last = rows.at(-1);
  const hours = typeof last?.hours_before === 'number' ? Math.max(Math.floor(last.hours_before / 2), 1) : 24;
  return { mode: 'absolute', per: 'person', ...last, hours_before: hours, charge: null };
}

/** The charges for cancelling, by the hours that are left. */
export const ChargeRows = ({ source, disabled }: ChargeInputsProps) => (
  <RowsInput
    source={source}
    label={`${texts}.charge.rows`}
    texts={`${texts}.charge`}
    max={bookingLimits.chargesMax}
    disabled={disabled}
    blank={nextCharge}
  >
    {(path) => (
      <RowFields least={130}>
        <NumberInput
          source={`${path}.hours_before`}
          label={`${texts}.charge.hours_before`}
          min={1}
          max={bookingLimits.hoursBeforeMax}
          disabled={disabled}
          required
        />
        <AmountInputs source={path} disabled={disabled} />
      </RowFields>
    )}
  </RowsInput>
);

/** Whether guests who stay away are charged, and how much. */
export const NoShowFields = ({ source, disabled }: ChargeInputsProps) => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const isCharged = Boolean(useWatch({ name: source }));
  const toggle = (isOn: boolean) =>
    setValue(source, isOn ? { mode: 'absolute', charge: null, per: 'person' } : null, { shouldDirty: true });
  return (
    <div>
      <FormControlLabel
        label={t(`${texts}.charge.no_show`)}
        disabled={disabled}
        control={<Switch checked={isCharged} onChange={(_event, isOn) => toggle(isOn)} />}
        sx={{ minBlockSize: 44 }}
      />
      {isCharged && (
        <RowFields least={130}>
          <AmountInputs source={source} disabled={disabled} />
        </RowFields>
      )}
    </div>
  );
};
