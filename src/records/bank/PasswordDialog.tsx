import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { signInLimits } from '#contract/signInLimits';
import { TextInput } from '../../components/inputs/TextInput';
import { DialogForm, useDialogForm } from '../form/DialogForm';

interface PasswordDialogProps {
  title: string;
  confirm: string;
  isDanger?: boolean;
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks the user for their password, because the device may have been left unattended. */
export default function PasswordDialog({ title, confirm, isDanger = false, onPassword, onClose }: PasswordDialogProps) {
  const t = useTranslate();
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ password: '' }),
    own: { payouts_frozen: 'bank.error.payouts_frozen' },
    save: ({ password }) => onPassword(password),
  });
  return (
    <DialogForm title={title} form={form} confirm={confirm} isDangerous={isDanger} isFleeting onClose={onClose}>
      <Typography>{t('bank.password_detail')}</Typography>
      <TextInput
        source="password"
        type="password"
        label="bank.password"
        max={signInLimits.passwordMax}
        autoComplete="current-password"
        required
        isCode
        autoFocus
      />
    </DialogForm>
  );
}
