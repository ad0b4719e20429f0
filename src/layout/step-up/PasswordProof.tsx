import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { PasswordTextField } from '../../components/password/PasswordTextField';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import { useDialogField } from '../../records/form/useDialogField';
import type { ProofProps } from './proof';

const valuesOf = () => ({ password: '' });
const codeTexts = { [errorCodes.WRONG_PASSWORD]: 'access.step_up.wrong' };

/** The proof by password. Closing it loses nothing, so it never asks whether to discard. */
export const PasswordProof = ({ email, prove, onAnswer }: ProofProps) => {
  const t = useTranslate();
  const form = useDialogForm({
    record: null,
    valuesOf,
    own: codeTexts,
    unreachable: 'access.password.change.unreachable',
    save: async ({ password }) => {
      await prove({ password });
      onAnswer(true);
    },
  });
  const { textField, error } = useDialogField<string>(form, 'password', (value) =>
    value === '' ? { message: 'access.step_up.required' } : undefined,
  );
  return (
    <DialogForm
      title={t('access.step_up.title')}
      subtitle={<bdi>{email}</bdi>}
      form={form}
      confirm={t('access.step_up.confirm')}
      isFleeting
      onClose={() => onAnswer(false)}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('access.step_up.detail')}</Typography>
      {/* Password managers know the account by this name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordTextField
        {...textField}
        label={t('signIn.password')}
        required
        helperText={error}
        autoComplete="current-password"
        autoFocus
      />
    </DialogForm>
  );
};
