import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { errorCodes } from '#contract/codes/errorCodes';
import { strokeOf } from '../../../components/keys/strokeOf';
import { type ApiError, errorText } from '../../../dataProvider/apiError';
import { asInputError, faultOf } from '../../../dataProvider/fieldFaults';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { useUnsavedWork } from '../../../realtime/unsavedWork';
import { ConflictDialog } from '../../../records/conflict/ConflictDialog';
import type { Fields, RecordField, WireRecord } from '../../../records/form/formValues';
import { UnsavedQuestion, useAskOnClose } from '../../../records/form/UnsavedGuard';

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
interface DialogConflict<Rec> {
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

/** What `useDialogForm` gives, whatever its values are. */
type AnyForm = Pick<
  ReturnType<typeof useDialogForm>,
  'form' | 'failure' | 'isBusy' | 'isDirty' | 'dropConflict' | 'submit'
> & {
  conflict: { current: object; by: string } | null;
  opened: object | null;
  // Chosen fields go back to the form they came from.
  settle: (chosen: never) => void;
  valuesOf: (record: never) => object;
};

interface DialogFormProps {
  title: string;
  form: AnyForm;
  /** How its values read beside another one's; without them nobody else can have changed it. */
  fields?: readonly RecordField[];
  confirm?: string;
  isDangerous?: boolean;
  /** What is typed may be let go without a question: a password. */
  isFleeting?: boolean;
  maxWidth?: 'xs' | 'sm';
  onClose: () => void;
  children: ReactNode;
}

/**
 * The frame of every small form in a dialog: Enter and Ctrl+S save, a save is shown while it runs, what was typed is not lost by
 * a tap beside it, and what somebody else changed meanwhile is laid beside it.
 */
export const DialogForm = (props: DialogFormProps) => {
  const { title, form, fields = [], isDangerous = false, isFleeting = false, maxWidth = 'xs', onClose } = props;
  const t = useTranslate();
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const isGuarded = form.isDirty && !isFleeting;
  useAskOnClose(isGuarded);
  const close = () => {
    if (form.isBusy) return;
    if (isGuarded) setAsking(true);
    else onClose();
  };
  const { conflict, opened } = form;
  return (
    <FormProvider {...form.form}>
      <Dialog open onClose={close} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
        <form
          noValidate
          style={{ display: 'contents' }}
          onSubmit={(event) => {
            event.preventDefault();
            // The record's own form, around this one in React's tree, is not meant.
            event.stopPropagation();
            form.submit();
          }}
          onKeyDown={(event) => {
            if (strokeOf(event.nativeEvent) !== 'Mod+s') return;
            event.preventDefault();
            if (!event.repeat) form.submit();
          }}
        >
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
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
              loading={form.isBusy}
            >
              {props.confirm ?? t('records.save.save')}
            </Button>
          </DialogActions>
        </form>
        <UnsavedQuestion isOpen={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
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
