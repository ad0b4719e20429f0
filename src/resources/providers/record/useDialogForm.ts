import { useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { errorCodes } from '#contract/codes/errorCodes';
import { type ApiError, errorText } from '../../../dataProvider/apiError';
import { asInputError, faultOf } from '../../../dataProvider/fieldFaults';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { useUnsavedWork } from '../../../realtime/unsavedWork';

interface Kept {
  _id: string;
  version: number;
}

interface DialogFormOptions<Values extends FieldValues, Rec extends Kept> {
  /** What is changed; `null`: it is being made. */
  record: Rec | null;
  valuesOf: (record: Rec | null) => Values;
  /** Texts for codes that this form alone has. */
  own?: Record<string, string>;
  /** The record as it is now, where a refusal shows less of it than the form. */
  latest?: () => Promise<Rec | null>;
  /** Sends what was typed, over this version of the record. */
  save: (values: Values, record: Rec | null) => Promise<void>;
}

/** Somebody else changed the record while it was open here. */
export interface DialogConflict<Rec> {
  current: Rec;
  by: string;
}

/**
 * A small form in a dialog: react-hook-form's, with what the server said is wrong at its fields, and what somebody else made of the record
 * meanwhile.
 */
export function useDialogForm<Values extends FieldValues, Rec extends Kept>(options: DialogFormOptions<Values, Rec>) {
  const { valuesOf, own = {}, latest } = options;
  const [base, setBase] = useState(options.record);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<DialogConflict<Rec> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useForm<FieldValues>({ defaultValues: valuesOf(options.record) });
  const { isDirty } = form.formState;
  // Two presses within one moment: the state is not there yet, and it is sent once.
  const isSending = useRef(false);
  useUnsavedWork(isDirty);

  const refused = async (error: ApiError, typed: Values) => {
    const { current, changed_by = '' } = error.details;
    if (error.code === errorCodes.CHANGED_MEANWHILE && current) {
      const now = latest ? await latest() : (current as unknown as Rec);
      if (now) return setConflict({ current: now, by: changed_by });
    }
    const known = error.fields.filter(({ path }) => path in typed);
    for (const field of known) {
      const message = own[field.code];
      form.setError(field.path, { type: 'server', message: message ?? asInputError(faultOf(field)) });
    }
    if (known.length === 0) setFailure(errorText(error, 'records.save.unreachable'));
  };
  const send = async (typed: Values, record: Rec | null) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
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
    form.reset(valuesOf(conflict.current));
    for (const [name, value] of Object.entries(chosen)) form.setValue(name, value, { shouldDirty: true });
    void send(merged, conflict.current);
  };
  const submit = () => {
    // What the server refused last time does not hold back this time.
    form.clearErrors();
    void form.handleSubmit((values) => send(values as Values, base))();
  };
  return {
    ...{ form, failure, isBusy, isDirty, conflict, settle, submit },
    /** As it was opened, for comparing. */
    opened: base && { ...base, ...valuesOf(base) },
    dropConflict: () => setConflict(null),
    valuesOf,
  };
}
