import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type FieldValues, useForm } from 'react-hook-form';
import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError, errorText, isDeclined, UnreachableError } from '../../dataProvider/apiError';
import type { ResourceName } from '../../descriptors/resources/index';
import { takeSavedValues } from '../../session/savedForm';
import { accountOf, getSession } from '../../session/session';
import type { BackLink, FormTools, SaveIntent } from './formTools';
import type { Fields, RecordField, WireRecord } from './formValues';
import { type ErrorText, type FormError, placeErrors, serverErrors } from './serverErrors';
import { valuesThatDiffer } from './valuesThatDiffer';

const isShown = (element: HTMLElement): boolean => !element.closest('[hidden]');

/** Focuses the first field. */
function focusFirstField(form: HTMLElement | null): void {
  const first = Array.from(form?.querySelectorAll<HTMLElement>('input, textarea') ?? []).find(isShown);
  first?.focus();
  window.scrollTo({ top: 0 });
}

/** Focuses the first invalid field, once the tabs and sections that hide it have opened. */
function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-error]');
      const first = Array.from(wrong ?? []).find(isShown);
      first?.scrollIntoView?.({ block: 'center' });
      first?.focus({ preventScroll: true });
    }),
  );
}

export interface RecordFormOptions {
  /** The resource; settings have none. */
  name?: ResourceName;
  fields: readonly RecordField[];
  /** Settings have no list to return to. */
  back?: BackLink;
  /** Initial values, which a cancelled form returns to. */
  start: Fields;
  /** Unsaved values over them: what was typed before, or another record's. */
  prefilled?: Fields | undefined;
  opened: WireRecord | null;
  send: (values: Fields) => Promise<WireRecord>;
  onSaved: (record: WireRecord, intent: SaveIntent, tools: Pick<FormTools, 'restart' | 'mayLeave'>) => void;
  /** Handles an error that isn't about the values, such as a conflict. Returns `true` if it did. */
  onRefused?: (error: ApiError, values: Fields) => boolean;
  /** Asks before values are sent; `false` sends nothing. */
  confirm?: (values: Fields) => Promise<boolean>;
  errorText?: ErrorText | undefined;
  nameOf?: FormTools['nameOf'] | undefined;
  takeBack?: FormTools['takeBack'];
  accept?: FormTools['accept'] | undefined;
}

const nameless = () => '';

/** The message for errors that no field shows. */
const failureOf = (error: unknown, others: readonly FormError[]): FormTools['failure'] => {
  if (error instanceof UnreachableError)
    return { message: errorText(error, 'records.save.unreachable'), isRetry: true };
  if (!(error instanceof ApiError)) throw error;
  // An attempt whose reply was lost had succeeded, and the form has changed since.
  if (error.code === errorCodes.IDEMPOTENCY_KEY_REUSED) return { message: 'records.save.already_made', isRetry: false };
  return { ...(others[0] ?? { message: errorText(error) }), isRetry: false };
};

/** A form's values, and how they are saved: one save at a time, with every error shown where it belongs. */
export function useRecordForm(options: RecordFormOptions) {
  const { name, fields, back, start, prefilled, opened, send, onSaved, onRefused, confirm, errorText } = options;
  const { nameOf = nameless, takeBack, accept = () => undefined } = options;
  const notify = useNotify();
  const form = useForm<FieldValues>({ defaultValues: start, shouldFocusError: false });
  const element = useRef<HTMLFormElement>(null);
  const intent = useRef<SaveIntent>('stay');
  const isBusy = useRef(false);
  /** The user saved again while a save was under way. */
  const isAskedAgain = useRef(false);
  const mayLeave = useRef(false);
  const wasPrefilled = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<FormTools['failure']>(null);

  const setValues = (values: Fields) => {
    for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true });
  };
  // After the fields have mounted: they would overwrite values set earlier.
  const prefill = () => {
    if (wasPrefilled.current) return;
    wasPrefilled.current = true;
    if (prefilled) setValues(valuesThatDiffer(start, prefilled));
    const typed = takeSavedValues(accountOf(getSession()), window.location.pathname);
    if (!typed) return;
    setValues(typed);
    notify('records.kept.back', { type: 'info' });
  };

  const restart = (record: WireRecord, values: Fields = {}) => {
    setFailure(null);
    form.reset(record);
    setValues(values);
  };

  const save = async (values: Fields) => {
    if (isBusy.current) {
      isAskedAgain.current = true;
      return;
    }
    isBusy.current = true;
    if (confirm && !(await confirm(values))) {
      isBusy.current = false;
      return;
    }
    setSaving(true);
    setFailure(null);
    let typedSince: Fields = {};
    const isOutdated = () => isAskedAgain.current && Object.keys(typedSince).length > 0;
    try {
      const saved = await send(values);
      // What was typed during the save isn't saved yet, and stays.
      if (intent.current === 'stay') typedSince = valuesThatDiffer(values, form.getValues());
      restart(saved, typedSince);
      onSaved(saved, intent.current, { restart, mayLeave });
      if (intent.current === 'new') focusFirstField(element.current);
    } catch (error) {
      if (isDeclined(error) || (error instanceof ApiError && onRefused?.(error, values))) return;
      typedSince = valuesThatDiffer(values, form.getValues());
      // The user has corrected it and saved again: the earlier errors are obsolete.
      if (isOutdated()) return;
      const errors =
        error instanceof ApiError ? serverErrors(error, { name, fields }, errorText) : new Map<string, FormError>();
      const others = placeErrors(form, errors);
      if (errors.size === 0 || others.length > 0) setFailure(failureOf(error, others));
      focusFirstError(element.current);
    } finally {
      isBusy.current = false;
      setSaving(false);
      const goesOn = isOutdated();
      isAskedAgain.current = false;
      if (goesOn) submit();
    }
  };

  const submit = (next: SaveIntent = intent.current) => {
    intent.current = next;
    // The server's last errors don't block this attempt.
    form.clearErrors();
    // A copy, because the values keep changing with the form.
    void form.handleSubmit(
      (values) => save(structuredClone(values)),
      () => focusFirstError(element.current),
    )();
  };

  const tools: FormTools = {
    ...{ name, fields, back, opened, isSaving, failure, submit, restart, mayLeave },
    ...{ nameOf, takeBack, accept },
  };
  return { form, element, tools, save, prefill };
}
