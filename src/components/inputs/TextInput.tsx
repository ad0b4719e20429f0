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
  /** Left to right whatever the screen's language: codes and numbers. */
  isCode?: boolean;
  /** How an on-screen keyboard is laid out. */
  inputMode?: 'email' | 'tel' | 'numeric' | 'url';
  /** A few lines instead of one. */
  isLong?: boolean;
  validate?: Validator;
}

/** Spaces alone are nothing either. */
const filledIn: Validator = Object.assign(
  (value: unknown) => (String(value ?? '').trim() === '' ? 'records.field.required' : undefined),
  { isRequired: true },
);

/** The browser shows a pattern in these while they are empty: the label would lie over it. */
const patterned: readonly (string | undefined)[] = ['date', 'time', 'datetime-local', 'color'];

/**
 * react-admin's `TextInput` as this product's forms show it. An empty text stays a text, which the store API wants.
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
          autoComplete: props.autoComplete ?? 'off',
          dir: isCode ? 'ltr' : 'auto',
          'aria-required': isRequired || undefined,
        },
        ...(patterned.includes(props.type) ? { inputLabel: { shrink: true } } : {}),
      }}
    />
  );
};
