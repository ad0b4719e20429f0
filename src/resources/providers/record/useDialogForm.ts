import { useState } from 'react';
import { ApiError } from '../../../dataProvider/apiError';
import { useUnsavedWork } from '../../../realtime/unsavedWork';

/** What a code at a field reads as; codes of the catalogue have a text each. */
const faultText = (code: string, own: Readonly<Record<string, string>>): string => {
  if (/^\d+$/.test(code)) return `codes.error.${code}`;
  return own[code] ?? (code === 'required' ? 'records.field.required' : 'records.field.invalid');
};

/**
 * The values of a small form in a dialog, and what the server said is wrong with them.
 *
 * @param own texts for codes that this form alone has
 */
export function useDialogForm<Values extends Record<string, string>>(start: Values, own: Record<string, string> = {}) {
  const [values, setValues] = useState(start);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useUnsavedWork(JSON.stringify(values) !== JSON.stringify(start));

  const set = (name: keyof Values & string) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _, ...others }) => others);
  };
  /** Sends what was typed, unless a field that is needed is empty. */
  const send = async (needed: readonly (keyof Values & string)[], work: (values: Values) => Promise<void>) => {
    const missing = needed.filter((name) => values[name]?.trim() === '');
    setFaults(Object.fromEntries(missing.map((name) => [name, 'records.field.required'])));
    setFailure(null);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      await work(values);
    } catch (error) {
      if (!(error instanceof ApiError)) return setFailure('records.save.unreachable');
      const known = error.fields.filter(({ path }) => path in values);
      setFaults(Object.fromEntries(known.map(({ path, code }) => [path, faultText(code, own)])));
      if (known.length === 0) setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { values, set, faults, failure, isBusy, send };
}
