import { useRef, useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import type { FieldError } from '#contract/envelope';
import { type ApiError, errorText } from '../../../dataProvider/apiError';
import { type Fault, faultOf } from '../../../dataProvider/fieldFaults';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { useUnsavedWork } from '../../../realtime/unsavedWork';

interface Kept {
  _id: string;
  version: number;
}

interface DialogFormOptions<Values, Rec extends Kept> {
  /** What is changed; `null`: it is being made. */
  record: Rec | null;
  valuesOf: (record: Rec | null) => Values;
  /** Texts for codes that this form alone has. */
  own?: Record<string, string>;
  /** The record as it is now, where a refusal shows less of it than the form. */
  latest?: () => Promise<Rec | null>;
  /** Fields that must not be empty, by what is typed. */
  needed: (values: Values) => readonly (keyof Values & string)[];
  /** Sends what was typed, over this version of the record. */
  save: (values: Values, record: Rec | null) => Promise<void>;
}

/** Somebody else changed the record while it was open here. */
export interface DialogConflict<Rec> {
  current: Rec;
  by: string;
}

/** The values of a small form in a dialog, what the server said is wrong with them, and what somebody else made of them meanwhile. */
export function useDialogForm<Values extends Record<string, string>, Rec extends Kept>(
  options: DialogFormOptions<Values, Rec>,
) {
  const { valuesOf, own = {}, latest } = options;
  const [base, setBase] = useState(options.record);
  const [values, setValues] = useState(() => valuesOf(options.record));
  const [faults, setFaults] = useState<Record<string, Fault>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<DialogConflict<Rec> | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Two presses within one moment: the state is not there yet, and it is sent once.
  const isSending = useRef(false);
  const isDirty = JSON.stringify(values) !== JSON.stringify(valuesOf(base));
  useUnsavedWork(isDirty);

  const set = (name: keyof Values & string) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _, ...others }) => others);
  };
  const refused = async (error: ApiError, typed: Values) => {
    const { current, changed_by = '' } = error.details;
    if (error.code === errorCodes.CHANGED_MEANWHILE && current) {
      const now = latest ? await latest() : (current as unknown as Rec);
      if (now) return setConflict({ current: now, by: changed_by });
    }
    const known = error.fields.filter(({ path }) => path in typed);
    const faultAt = (field: FieldError): Fault => {
      const message = own[field.code];
      return message ? { message } : faultOf(field);
    };
    setFaults(Object.fromEntries(known.map((field) => [field.path, faultAt(field)])));
    if (known.length === 0) setFailure(errorText(error, 'records.save.unreachable'));
  };
  const send = async (typed: Values, record: Rec | null) => {
    const missing = options.needed(typed).filter((name) => typed[name]?.trim() === '');
    setFaults(Object.fromEntries(missing.map((name) => [name, { message: 'records.field.required' }])));
    setFailure(null);
    if (missing.length > 0 || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await options.save(typed, record);
    } catch (thrown) {
      await refused(apiErrorOf(thrown), typed);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  /** Goes on from the other one's version with what was chosen over it, and saves that. */
  const settle = (chosen: Partial<Values>) => {
    if (!conflict) return;
    const merged = { ...valuesOf(conflict.current), ...chosen };
    setConflict(null);
    setBase(conflict.current);
    setValues(merged);
    void send(merged, conflict.current);
  };
  return {
    ...{ values, set, faults, failure, isBusy, isDirty, conflict, settle },
    /** As it was opened, for comparing. */
    opened: base && { ...base, ...valuesOf(base) },
    dropConflict: () => setConflict(null),
    submit: () => void send(values, base),
    valuesOf,
  };
}
