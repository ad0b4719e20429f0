import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useInput, useLocale, useTranslate } from 'react-admin';
import { get, useFormContext } from 'react-hook-form';
import { minorDigits } from '#contract/currencyDigits';
import { limits } from '#contract/limits';
import { formatMoney } from '#contract/money';
import { parseAmount, readAmount } from '../../store/parseAmount';
import { useStoreFormat } from '../../store/useStoreFormat';
import { InputError } from '../inputParts';
import {
  currencySign,
  editedAmount,
  editedNumber,
  hasTooManyDecimals,
  numberError,
  parsePlainNumber,
} from './editedNumber';

interface NumberInputProps {
  source: string;
  /** Translation key. */
  label: string;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  /** A translation key, or a translated label. */
  helperText?: ReactNode;
  fullWidth?: boolean;
  /** For a field in a table, where the column has the label. */
  hideLabel?: boolean;
  /** The unit, shown after the number. */
  endAdornment?: string;
}

interface TypedNumberInputProps extends NumberInputProps {
  /** Returns `null` if the text isn't a valid number. */
  parse: (text: string) => number | null;
  /** Also reads numbers that are out of range, so that the error can name the limit. */
  read?: (text: string) => number | null;
  format: (value: number) => string;
  /** As many as are kept. */
  decimals: number;
  min: number;
  max: number;
  /** The limits, as the error shows them. */
  show?: (value: number) => string;
  inputMode: 'decimal' | 'numeric';
  startAdornment?: string;
}

/**
 * An input for numbers. Text that isn't a number stays in the field and in the form, and the form can't be saved until
 * it is corrected.
 */
const TypedNumberInput = ({
  source,
  label,
  required = false,
  disabled = false,
  autoFocus = false,
  helperText,
  fullWidth = true,
  hideLabel = false,
  parse,
  read = parse,
  format,
  decimals,
  min,
  max,
  show = format,
  inputMode,
  startAdornment,
  endAdornment,
}: TypedNumberInputProps) => {
  const t = useTranslate();
  const { formState } = useFormContext();
  const validate = (value: unknown) => {
    if (value === null || value === undefined || value === '') return required ? 'records.field.required' : undefined;
    const number = typeof value === 'number' ? value : read(String(value));
    if (number === null) {
      if (!hasTooManyDecimals(String(value), decimals)) return 'records.field.no_number';
      return decimals === 0
        ? 'records.field.no_whole_number'
        : { message: 'records.field.too_many_decimals', args: { decimals } };
    }
    // A stored value that is out of range, such as a 0 that only the platform can set, doesn't block saving the rest.
    if (value === get(formState.defaultValues, source)) return undefined;
    return numberError(number, { min, max, show });
  };
  const { id, field, fieldState } = useInput({ source, validate, disabled });
  const [typed, setTyped] = useState('');
  const value: unknown = field.value;
  const asShown = typeof value === 'number' ? format(value) : String(value ?? '');
  // The same value: don't reformat '2,5' to '2,50' while the user types.
  const text = typeof value === 'number' && typed !== '' && parse(typed) === value ? typed : asShown;
  const change = (next: string) => {
    setTyped(next);
    field.onChange(next.trim() === '' ? null : (parse(next) ?? next));
  };
  const leave = () => {
    setTyped('');
    field.onBlur();
  };
  const isWrong = fieldState.invalid;
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={hideLabel ? undefined : t(label)}
      value={text}
      disabled={disabled}
      autoFocus={autoFocus}
      required={required}
      fullWidth={fullWidth}
      size="small"
      error={isWrong}
      helperText={
        isWrong ? (
          <InputError message={fieldState.error?.message} />
        ) : typeof helperText === 'string' ? (
          t(helperText)
        ) : (
          helperText
        )
      }
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      slotProps={{
        htmlInput: {
          inputMode,
          autoComplete: 'off',
          maxLength: 16,
          dir: 'ltr',
          ...(hideLabel ? { 'aria-label': t(label) } : {}),
        },
        input: {
          startAdornment: startAdornment && <InputAdornment position="start">{startAdornment}</InputAdornment>,
          endAdornment: endAdornment && <InputAdornment position="end">{endAdornment}</InputAdornment>,
        },
      }}
    />
  );
};

interface IntegerInputProps extends NumberInputProps {
  min?: number;
  max?: number;
}

/** A whole number within limits. */
export const NumberInput = ({ min = 0, max = 1_000_000, ...props }: IntegerInputProps) => {
  const locale = useLocale();
  return (
    <TypedNumberInput
      {...props}
      min={min}
      max={max}
      inputMode="numeric"
      decimals={0}
      parse={(text) => parsePlainNumber(text, 0)}
      format={(value) => editedNumber(value, locale, { least: 0, most: 0 })}
    />
  );
};

/** The most decimals that a percentage or a distance has on the wire. */
const decimalsMost = 3;

/** A percentage from 0 to 100. */
export const PercentInput = (props: NumberInputProps) => {
  const locale = useLocale();
  return (
    <TypedNumberInput
      {...props}
      min={0}
      max={100}
      inputMode="decimal"
      decimals={decimalsMost}
      parse={(text) => parsePlainNumber(text, decimalsMost)}
      format={(value) => editedNumber(value, locale, { least: 0, most: decimalsMost })}
      endAdornment="%"
    />
  );
};

/** A number with up to three decimals: a distance. */
export const DecimalInput = ({ min = 0, max = 1_000_000, ...props }: IntegerInputProps) => {
  const locale = useLocale();
  return (
    <TypedNumberInput
      {...props}
      min={min}
      max={max}
      inputMode="decimal"
      decimals={decimalsMost}
      parse={(text) => parsePlainNumber(text, decimalsMost)}
      format={(value) => editedNumber(value, locale, { least: 0, most: decimalsMost })}
    />
  );
};

interface MoneyInputProps extends NumberInputProps {
  /** In minor units. */
  min?: number;
  max?: number;
}

/**
 * An amount in the store's currency. The form's value is in minor units; users type with a comma or a point.
 *
 * @example <MoneyInput source="price" label="itemForm.price" required />
 */
export const MoneyInput = ({ min = 0, max = limits.amountMax, ...props }: MoneyInputProps) => {
  const { currency, locale } = useStoreFormat();
  return (
    <TypedNumberInput
      {...props}
      min={min}
      max={max}
      inputMode="decimal"
      decimals={minorDigits(currency)}
      parse={(text) => parseAmount(text, currency)}
      read={(text) => readAmount(text, currency)}
      format={(amount) => editedAmount(amount, currency, locale)}
      show={(amount) => formatMoney(amount, currency, locale)}
      startAdornment={currencySign(currency, locale)}
    />
  );
};
