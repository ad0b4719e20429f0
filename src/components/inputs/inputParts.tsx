import { ValidationError } from 'react-admin';

/** Props that give react-admin's `SelectInput` this product's style. */
export const selectLook = {
  fullWidth: true,
  size: 'small',
  margin: 'none',
  variant: 'outlined',
  helperText: false,
  translateChoice: false,
} as const;

const same = (value: unknown): unknown => value;

/**
 * For `useInput`: an empty text stays an empty text and `null` stays `null`, because react-admin would convert one into
 * the other.
 */
export const asItIs = { parse: same, format: same };

/** Shows a field's error in the user's language, if it has one. */
export const InputError = ({ message }: { message?: string | undefined }) =>
  message ? <ValidationError error={message} /> : null;
