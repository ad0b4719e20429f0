import type { FieldError } from '#contract/envelope';
import { ApiError } from './apiError';

/** A field's error: a translation key and its arguments. */
export interface FormError {
  message: string;
  args?: Record<string, unknown>;
}

/** The text of a field error: catalogue codes have one text each, schema errors have one per kind. */
export function errorOf({ code, params }: FieldError): FormError {
  if (/^\d+$/.test(code)) return { message: `codes.error.${code}` };
  if (code === 'required') return { message: 'records.field.required' };
  const { minimum: min, maximum: max } = params ?? {};
  const isBound = code === 'too_small' || code === 'too_big';
  if (!isBound || (min ?? max) === undefined) return { message: 'records.field.invalid' };
  return { message: `records.field.${code}`, args: { min, max } };
}

/** The format in which react-admin's inputs expect a message with arguments. */
export const asInputError = ({ message, args }: FormError): string =>
  args ? `@@react-admin@@${JSON.stringify({ message, args })}` : message;

type Method = (...args: never[]) => Promise<unknown>;

/**
 * A data provider that lists field errors in `body.errors`, as react-admin's `Form` expects. Separate from `ApiError`,
 * because the entrance doesn't load these texts.
 *
 * @example const dataProvider = withFieldErrors({ ...storeProvider, ...storeCalls });
 */
export function withFieldErrors<Provider extends object>(provider: Provider): Provider {
  const named =
    (method: Method): Method =>
    (...args) =>
      method(...args).catch((error: unknown) => {
        if (error instanceof ApiError)
          for (const field of error.fields) error.body.errors[field.path] = asInputError(errorOf(field));
        throw error;
      });
  const parts = Object.entries(provider).map(([name, part]): [string, unknown] => [
    name,
    typeof part === 'function' ? named(part) : part,
  ]);
  return Object.fromEntries(parts) as Provider;
}
