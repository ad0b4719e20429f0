import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { strokeOf } from '../../../components/keys/strokeOf';
import { ConflictDialog } from '../../../records/conflict/ConflictDialog';
import type { Fields, RecordField, WireRecord } from '../../../records/form/formValues';
import { UnsavedQuestion, useAskOnClose } from '../../../records/form/UnsavedGuard';
import type { useDialogForm } from './useDialogForm';

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
