import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { errorCodes } from '#contract/codes/errorCodes';
import { strokeOf } from '../../components/keys/strokeOf';
import { type ApiError, errorText } from '../../dataProvider/apiError';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import type { ResourceName } from '../../descriptors/resources/index';
import { useUnsavedWork } from '../../realtime/unsavedWork';
import { ConflictDialog } from '../conflict/ConflictDialog';
import type { Fields, RecordField, WireRecord } from './formValues';
import { placeErrors, serverErrors } from './serverErrors';
import { useGuardedClose } from './useGuardedClose';

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
  /** Fetches the current record, if an error contains less of it than the form. */
  latest?: () => Promise<Rec | null>;
  /** Sends the typed values, over this version of the record. */
  save: (values: Values, record: Rec | null) => Promise<void>;
}

/** Someone else changed the record while it was open here. */
interface DialogConflict<Rec> {
  current: Rec;
  by: string;
}

/**
 * A small form in a dialog: react-hook-form's, with the server's errors at its fields, and conflicts with other
 * people's changes.
 */
export function useDialogForm<Values extends FieldValues, Rec extends Versioned>(
  options: DialogFormOptions<Values, Rec>,
) {
  const { record: newest, isFollowing = false, valuesOf, name, own = {}, latest } = options;
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

  const refused = async (error: ApiError) => {
    const { current, changed_by = '' } = error.details;
    if (error.code === errorCodes.CHANGED_MEANWHILE && current) {
      const now = latest ? await latest() : (current as unknown as Rec);
      if (now) return setConflict({ current: now, by: changed_by });
    }
    const errors = serverErrors(error, { name, fields: [] }, ({ code }) => {
      const message = own[code];
      return message === undefined ? undefined : { message };
    });
    const others = placeErrors(form, errors);
    if (errors.size === 0 || others.length > 0) setFailure(errorText(error, 'records.save.unreachable'));
  };
  const send = async (typed: Values, record: Rec | null) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    setBusy(true);
    try {
      await options.save(typed, record);
    } catch (thrown) {
      await refused(apiErrorOf(thrown));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  /** Continues from the other version with the chosen values, and saves. */
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
    // The server's last errors don't block this attempt.
    form.clearErrors();
    void form.handleSubmit((values) => send(values as Values, base))();
  };
  return {
    ...{ form, failure, isBusy, isDirty, conflict, settle, submit },
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

interface DialogFormProps {
  title: string;
  form: AnyForm;
  /** Fields for comparing conflicts; without them no one else can have changed the record. */
  fields?: readonly RecordField[];
  confirm?: string;
  isDangerous?: boolean;
  /** The typed text can be discarded without asking: a password. */
  isFleeting?: boolean;
  /** There is nothing to save until something is changed. */
  needsChange?: boolean;
  maxWidth?: 'xs' | 'sm';
  fullScreen?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The frame of every small form in a dialog: Enter and Ctrl+S save, a running save is shown, a tap outside doesn't
 * lose what was typed, and conflicts open a comparison.
 */
export const DialogForm = (props: DialogFormProps) => {
  const { title, form, fields = [], isDangerous = false, isFleeting = false, onClose } = props;
  const { needsChange = false, maxWidth = 'xs', fullScreen = false } = props;
  const t = useTranslate();
  const titleId = useId();
  // Passwords too: a jump to another page would lose them.
  useUnsavedWork(form.isDirty);
  const { close, question } = useGuardedClose({ isTyped: form.isDirty && !isFleeting, isBusy: form.isBusy, onClose });
  const { conflict, opened } = form;
  const canSave = form.isDirty || !needsChange;
  return (
    <FormProvider {...form.form}>
      <Dialog open onClose={close} fullWidth fullScreen={fullScreen} maxWidth={maxWidth} aria-labelledby={titleId}>
        <form
          noValidate
          style={{ display: 'contents' }}
          onSubmit={(event) => {
            event.preventDefault();
            // Must not reach the record's own form, which is around this one in React's tree.
            event.stopPropagation();
            if (canSave) form.submit();
          }}
          onKeyDown={(event) => {
            if (strokeOf(event.nativeEvent) !== 'Mod+s') return;
            event.preventDefault();
            if (canSave && !event.repeat) form.submit();
          }}
        >
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2, pt: '8px !important' }}>
            {props.children}
            {form.failure && <Alert severity="error">{t(form.failure)}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" size="large" onClick={close} disabled={form.isBusy}>
              {t('records.cancel')}
            </Button>
            <Button
              type="submit"
              color={isDangerous ? 'error' : 'primary'}
              variant="contained"
              size="large"
              disabled={!canSave}
              loading={form.isBusy}
            >
              {props.confirm ?? t('records.save.save')}
            </Button>
          </DialogActions>
        </form>
        {question}
        {conflict && opened && (
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
        )}
      </Dialog>
    </FormProvider>
  );
};
