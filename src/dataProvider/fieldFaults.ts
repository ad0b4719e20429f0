import type { FieldError } from '#contract/envelope';
import { ApiError } from './apiError';

/** What is wrong with a field: a translation key, with what its text names. */
export interface Fault {
  message: string;
  args?: Record<string, unknown>;
}

/** What an error of a field reads as: codes of the catalogue have a text each, those of the schema are told by kind. */
export function faultOf({ code, params }: FieldError): Fault {
  if (/^\d+$/.test(code)) return { message: `codes.error.${code}` };
  if (code === 'required') return { message: 'records.field.required' };
  const { minimum: min, maximum: max } = params ?? {};
  const isBound = code === 'too_small' || code === 'too_big';
  if (!isBound || (min ?? max) === undefined) return { message: 'records.field.invalid' };
  return { message: `records.field.${code}`, args: { min, max } };
}

/** As react-admin's inputs read a message that has arguments. */
export const asInputError = ({ message, args }: Fault): string =>
  args ? `@@react-admin@@${JSON.stringify({ message, args })}` : message;

type Method = (...args: never[]) => Promise<unknown>;

/**
 * A data provider whose refusals say in `body.errors` what is wrong with each field, as react-admin's `Form` takes it. Apart from
 * `ApiError`, since the entrance has none of these texts.
 *
 * @example const dataProvider = withFieldErrors({ ...storeProvider, ...storeCalls });
 */
export function withFieldErrors<Provider extends object>(provider: Provider): Provider {
  const named =
    (method: Method): Method =>
    (...args) =>
      method(...args).catch((error: unknown) => {
        if (error instanceof ApiError)
          for (const field of error.fields) error.body.errors[field.path] = asInputError(faultOf(field));
        throw error;
      });
  const parts = Object.entries(provider).map(([name, part]): [string, unknown] => [
    name,
    typeof part === 'function' ? named(part) : part,
  ]);
  return Object.fromEntries(parts) as Provider;
}
