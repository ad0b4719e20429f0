import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits';
import { TextInput } from '../../components/inputs/TextInput';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';

interface ReasonDialogProps {
  title: string;
  detail: string;
  confirm: string;
  /** Refuses with the reason. The dialog stays open until its owner closes it, so that a failure doesn't lose the reason. */
  onReason: (reason: string) => Promise<void>;
  onClose: () => void;
  /** Further questions. */
  children?: ReactNode;
}

const valuesOf = () => ({ reason: '' });

/** A refusal needs a reason, because the person will ask for it. */
export const ReasonDialog = ({ title, detail, confirm, onReason, onClose, children }: ReasonDialogProps) => {
  const form = useDialogForm({ record: null, valuesOf, save: ({ reason }) => onReason(reason.trim()) });
  return (
    <DialogForm title={title} form={form} confirm={confirm} isDangerous onClose={onClose}>
      <Typography>{detail}</Typography>
      {children}
      <TextInput
        source="reason"
        label="providers.reason"
        helperText="providers.reason_hint"
        max={limits.reasonMax}
        required
        isLong
        autoFocus
      />
    </DialogForm>
  );
};
