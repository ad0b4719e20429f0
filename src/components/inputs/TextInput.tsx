import {
  TextInput as ReactAdminTextInput,
  type TextInputProps as ReactAdminTextInputProps,
  type Validator,
} from 'react-admin';
import { asItIs } from './inputParts';

export interface TextInputProps extends ReactAdminTextInputProps {
  /** Longest text. */
  max?: number;
  required?: boolean;
  /** Written from left to right in every language: codes and numbers. */
  isCode?: boolean;
  /** The layout of an on-screen keyboard. */
  inputMode?: 'email' | 'tel' | 'numeric' | 'url';
  /** A few lines instead of one. */
  isLong?: boolean;
  validate?: Validator;
  /** The step of a time, in seconds. */
  step?: number;
}

/** Spaces alone don't count as a text. */
const filledIn: Validator = Object.assign(
  (value: unknown) => (String(value ?? '').trim() === '' ? 'records.field.required' : undefined),
  { isRequired: true },
);

/** Browsers show a pattern in these types while they are empty, and the label would cover it. */
const patterned: readonly (string | undefined)[] = ['date', 'time', 'datetime-local', 'color'];

/**
 * react-admin's `TextInput` with this product's styles. An empty text stays an empty text, as the store API expects.
 *
 * @example <TextInput source="sku" label="itemForm.sku" max={limits.skuMax} isCode />
 */
export const TextInput = ({
  max,
  required: isRequired = false,
  isCode = false,
  isLong = false,
  inputMode,
  validate,
  step,
  ...props
}: TextInputProps) => {
  const checks = [...(isRequired ? [filledIn] : []), ...(validate ? [validate] : [])];
  return (
    <ReactAdminTextInput
      helperText={false}
      fullWidth
      size="small"
      margin="none"
      variant="outlined"
      multiline={isLong}
      {...(isLong ? { minRows: 2 } : {})}
      {...asItIs}
      {...props}
      validate={checks}
      slotProps={{
        htmlInput: {
          ...(max === undefined ? {} : { maxLength: max }),
          ...(inputMode ? { inputMode } : {}),
          ...(step === undefined ? {} : { step }),
          autoComplete: props.autoComplete ?? 'off',
          dir: isCode ? 'ltr' : 'auto',
          'aria-required': isRequired || undefined,
        },
        ...(patterned.includes(props.type) ? { inputLabel: { shrink: true } } : {}),
      }}
    />
  );
};
