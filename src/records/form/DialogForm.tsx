import { Suspense, useEffect, useRef, useState } from 'react';
import { type TranslateFunction, useTranslate } from 'react-admin';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { errorCodes } from '#contract/codes/errorCodes';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { type ApiError, errorText, isDeclined } from '../../dataProvider/apiError';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import type { ResourceName } from '../../descriptors/resources/index';
import { useUnsavedWork } from '../../realtime/unsavedWork';
import { DialogFrame, type DialogFrameProps } from './DialogFrame';
import type { Fields, RecordField, WireRecord } from './formValues';
import { type FormError, placeErrors, serverErrors } from './serverErrors';
import { valuesThatDiffer } from './valuesThatDiffer';

const ConflictDialog = lazyWithRetry(() =>
  import('../conflict/ConflictDialog').then((module) => ({ default: module.ConflictDialog })),
);

interface Versioned {
  version: number;
}

interface DialogFormOptions<Values extends FieldValues, Rec extends Versioned> {
  /** The resource; some errors are about one of its fields without naming it. */
  name?: ResourceName;
  /** The record to change; `null`: a new one, or one that is still loading. */
  record: Rec | null;
  /** The form continues with a newer `record` until something is typed. Otherwise it keeps the one it opened. */
  isFollowing?: boolean;
  valuesOf: (record: Rec | null) => Values;
  /** Texts for codes that only this form has. */
  own?: Record<string, string>;
  /** Text for when the server can't be reached. */
  unreachable?: string;
  /** Fetches the current record, if an error contains less of it than the form. */
  latest?: () => Promise<Rec | null>;
  /**
   * Whether the typed values mean the same for a newer record, so that they are sent again over it without asking. By
   * default, if it has the same values in this form.
   */
  isSame?: (seen: Rec, current: Rec) => boolean;
  /**
   * Shows a conflict in the form, which continues with the current record, instead of comparing the two.
   *
   * @returns the error to show
   */
  onConflict?: (current: Rec, by: string) => FormError;
  /** Sends the typed values, over this version of the record. */
  save: (values: Values, record: Rec | null) => Promise<void>;
}

/** Someone else changed the record while it was open here. */
interface DialogConflict<Rec> {
  current: Rec;
  by: string;
}

/** An error that no field shows. */
const failureOf = (error: ApiError, unreachable: string, t: TranslateFunction): string =>
  t(errorText(error, unreachable), { _: t('codes.error.2003') });

/**
 * The form of a dialog: react-hook-form's, with the server's errors at its fields, and conflicts with other people's
 * changes.
 */
export function useDialogForm<Values extends FieldValues, Rec extends Versioned>(
  options: DialogFormOptions<Values, Rec>,
) {
  const { record: newest, isFollowing = false, valuesOf, name, own = {}, latest } = options;
  const { isSame = (seen, current) => Object.keys(valuesThatDiffer(valuesOf(seen), valuesOf(current))).length === 0 } =
    options;
  const t = useTranslate();
  const [base, setBase] = useState(newest);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<DialogConflict<Rec> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useForm<FieldValues>({ defaultValues: valuesOf(newest) });
  const { isDirty } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values follow from the record
  useEffect(() => {
    if (!isFollowing || isDirty || !newest || (base && newest.version <= base.version)) return;
    setBase(newest);
    form.reset(valuesOf(newest));
  }, [isFollowing, isDirty, newest, base, form]);
  // Two presses in quick succession: the state isn't updated yet, but it is sent once.
  const isSending = useRef(false);

  /** Continues from the other version, with these values changed. */
  const continueFrom = (current: Rec, changed: Fields) => {
    setBase(current);
    form.reset(valuesOf(current));
    for (const [field, value] of Object.entries(changed)) form.setValue(field, value, { shouldDirty: true });
  };
  const showFailure = (error: ApiError) =>
    setFailure(failureOf(error, options.unreachable ?? 'records.save.unreachable', t));
  const refused = async (error: ApiError, typed: Values, record: Rec | null, isRepeated: boolean) => {
    const { current, changed_by = '' } = error.details;
    if (error.code === errorCodes.CHANGED_MEANWHILE && current) {
      let now: Rec | null;
      try {
        now = latest ? await latest() : (current as unknown as Rec);
      } catch (thrown) {
        return showFailure(apiErrorOf(thrown));
      }
      if (now && record && !isRepeated && isSame(record, now)) {
        continueFrom(now, valuesThatDiffer(valuesOf(now), typed));
        return attempt(typed, now, true);
      }
      if (now && options.onConflict) {
        continueFrom(now, valuesThatDiffer(valuesOf(record), typed));
        const { message, args } = options.onConflict(now, changed_by);
        return setFailure(t(message, args));
      }
      if (now && record) return setConflict({ current: now, by: changed_by });
    }
    const errors = serverErrors(error, { name, fields: [] }, ({ code }) => {
      const message = own[code];
      return message === undefined ? undefined : { message };
    });
    const others = placeErrors(form, errors, { shouldFocus: true });
    // The form's own text is more precise than that of the code, also where no field shows it.
    const precise = others.find(({ message }) => Object.values(own).includes(message));
    if (precise) return setFailure(t(precise.message, precise.args));
    if (errors.size === 0 || others.length > 0) showFailure(error);
  };
  const attempt = async (typed: Values, record: Rec | null, isRepeated = false): Promise<void> => {
    try {
      await options.save(typed, record);
    } catch (thrown) {
      const error = apiErrorOf(thrown);
      if (!isDeclined(error)) await refused(error, typed, record, isRepeated);
    }
  };
  const send = async (typed: Values, record: Rec | null) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    setBusy(true);
    await attempt(typed, record).finally(() => {
      isSending.current = false;
      setBusy(false);
    });
  };
  /** Continues from the other version with the chosen values, and saves. */
  const settle = (chosen: Partial<Values>) => {
    if (!conflict) return;
    setConflict(null);
    continueFrom(conflict.current, chosen);
    void send({ ...valuesOf(conflict.current), ...chosen }, conflict.current);
  };
  const submit = () => {
    // The server's last errors don't block this attempt.
    form.clearErrors();
    void form.handleSubmit((values) => send(values as Values, base))();
  };
  return {
    ...{ form, failure, isBusy, isDirty, conflict, settle, submit },
    /** The record that the values are typed over. */
    record: base,
    /** The record as opened, for comparing. */
    opened: base && { ...base, ...valuesOf(base) },
    dropConflict: () => setConflict(null),
    valuesOf,
  };
}

/** The result of `useDialogForm` for any values. */
type AnyForm = Pick<
  ReturnType<typeof useDialogForm>,
  'form' | 'failure' | 'isBusy' | 'isDirty' | 'dropConflict' | 'submit'
> & {
  conflict: { current: object; by: string } | null;
  opened: object | null;
  // Chosen fields return to the form they came from.
  settle: (chosen: never) => void;
  valuesOf: (record: never) => object;
};

interface DialogFormProps
  extends Omit<DialogFrameProps, 'confirm' | 'isTyped' | 'isBusy' | 'failure' | 'onSubmit' | 'actions'> {
  form: AnyForm;
  /** Fields for comparing conflicts; without them no one else can have changed the record. */
  fields?: readonly RecordField[];
  confirm?: string;
  /** The typed text can be discarded without asking: a password. */
  isFleeting?: boolean;
}

/**
 * A form in a dialog, in the frame that all dialogs with fields have. Conflicts with other people's changes open a
 * comparison.
 *
 * @example
 * const form = useDialogForm({ record: null, valuesOf: () => ({ name: '' }), save });
 * <DialogForm title={title} form={form} onClose={onClose}><TextInput source="name" /></DialogForm>
 */
export const DialogForm = ({ form, fields = [], confirm, isFleeting = false, children, ...frame }: DialogFormProps) => {
  const t = useTranslate();
  // Passwords too: a jump to another page would lose them.
  useUnsavedWork(form.isDirty);
  const { conflict, opened } = form;
  return (
    <FormProvider {...form.form}>
      <DialogFrame
        {...frame}
        confirm={confirm ?? t('common.save')}
        isTyped={form.isDirty && !isFleeting}
        isBusy={form.isBusy}
        failure={form.failure}
        onSubmit={form.submit}
      >
        {children}
      </DialogFrame>
      {conflict && opened && (
        <Suspense fallback={null}>
          <ConflictDialog
            opened={opened as WireRecord}
            current={{ ...conflict.current, ...form.valuesOf(conflict.current as never) } as unknown as WireRecord}
            mine={form.form.getValues()}
            by={conflict.by}
            isSaving
            fields={fields}
            onCancel={form.dropConflict}
            onChosen={(chosen: Fields) => form.settle(chosen as never)}
          />
        </Suspense>
      )}
    </FormProvider>
  );
};
