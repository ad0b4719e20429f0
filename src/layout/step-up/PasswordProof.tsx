import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { PasswordTextField } from '../../components/password/PasswordTextField';
import { useDialogField } from '../../records/form/useDialogField';
import { ProofForm, useProofForm } from './ProofForm';
import type { ProofProps } from './proof';

const values = { password: '' };
const codeTexts = { [errorCodes.WRONG_PASSWORD]: 'access.step_up.wrong' };

/** The proof by password. */
export const PasswordProof = ({ email, prove, onAnswer }: ProofProps) => {
  const t = useTranslate();
  const form = useProofForm({ values, codeTexts, prove, onAnswer });
  const { textField, error } = useDialogField<string>(form, 'password', (value) =>
    value === '' ? { message: 'access.step_up.required' } : undefined,
  );
  return (
    <ProofForm email={email} form={form} detail={t('access.step_up.detail')} onAnswer={onAnswer}>
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
    </ProofForm>
  );
};
