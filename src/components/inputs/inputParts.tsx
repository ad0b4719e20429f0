import { ValidationError } from 'react-admin';

/** How react-admin's `SelectInput` looks in this product's forms. */
export const selectLook = {
  fullWidth: true,
  size: 'small',
  margin: 'none',
  variant: 'outlined',
  helperText: false,
  translateChoice: false,
} as const;

const same = (value: unknown): unknown => value;

/** For `useInput`: an empty text stays a text, and `null` stays `null`, where react-admin would turn one into the other. */
export const asItIs = { parse: same, format: same };

/** Shows a field's error in the reader's language, if it has one. */
export const InputError = ({ message }: { message?: string | undefined }) =>
  message ? <ValidationError error={message} /> : null;
