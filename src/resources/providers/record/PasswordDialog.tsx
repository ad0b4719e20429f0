import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { TextInput } from '../../../components/inputs/TextInput';
import { DialogForm } from './DialogForm';
import { useDialogForm } from './useDialogForm';

interface PasswordDialogProps {
  title: string;
  confirm: string;
  isDanger?: boolean;
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks who is signed in for their password: the device may have been left open. */
export const PasswordDialog = ({ title, confirm, isDanger = false, onPassword, onClose }: PasswordDialogProps) => {
  const t = useTranslate();
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ password: '' }),
    save: ({ password }) => onPassword(password),
  });
  return (
    <DialogForm title={title} form={form} confirm={confirm} isDangerous={isDanger} isFleeting onClose={onClose}>
      <Typography>{t('providers.bank.password_detail')}</Typography>
      <TextInput
        source="password"
        type="password"
        label="providers.bank.password"
        max={limits.passwordMax}
        autoComplete="current-password"
        required
        isCode
        autoFocus
      />
    </DialogForm>
  );
};
