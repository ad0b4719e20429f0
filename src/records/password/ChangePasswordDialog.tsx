import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { passwordErrors } from '#contract/newPassword';
import { signInLimits } from '#contract/signInLimits';
import { PasswordStrength } from '../../components/password/PasswordStrength';
import { PasswordTextField } from '../../components/password/PasswordTextField';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useSession } from '../../session/useSession';
import { DialogForm, useDialogForm } from '../form/DialogForm';
import { useDialogField } from '../form/useDialogField';

/** In the order of the form. `password` and `current_password` are named as in the call. */
const valuesOf = () => ({ current_password: '', password: '', again: '' });
type Values = ReturnType<typeof valuesOf>;

const min = { min: signInLimits.passwordMin };
const tooShort = { message: 'access.password.short', args: min };

/** Texts for the server's errors, by code. */
const codeTexts: Record<string, string> = {
  [errorCodes.WRONG_PASSWORD]: 'access.password.change.wrong',
  ...Object.fromEntries(passwordErrors.map((code) => [code, `access.password.error.${code}`])),
};

/** Changes the password of who is signed in, the owner or a sub-account. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const session = useSession();
  const form = useDialogForm({
    record: null,
    valuesOf,
    own: codeTexts,
    unreachable: 'access.password.change.unreachable',
    save: async ({ current_password, password }) => {
      const { ended } = await dataProvider.changePassword({ current_password, password });
      notify(ended > 0 ? 'access.password.change.done' : 'access.password.change.done_here', { type: 'success' });
      // A list of devices that is open shows that the others are gone.
      void queryClient.invalidateQueries({ queryKey: ['devices'] });
      onClose();
    },
  });
  const current = useDialogField<string>(form, 'current_password', (value) =>
    value === '' ? { message: 'access.password.change.current_required' } : undefined,
  );
  const password = useDialogField<string>(form, 'password', (value) =>
    value.length < signInLimits.passwordMin ? tooShort : undefined,
  );
  const again = useDialogField<string>(form, 'again', (value, values) =>
    value !== (values as Values).password ? { message: 'access.password.differs' } : undefined,
  );
  if (!session) return null;
  const { store, sub_store } = session;
  const email = sub_store?.email ?? store.email;
  const personal = sub_store ? [sub_store.name, email] : [...store.name, email, store.phone];

  const field = ({ textField, error }: typeof current, label: string, hint?: ReactNode) => ({
    ...textField,
    label: t(`access.password.change.${label}`),
    required: true,
    helperText: error ?? hint,
  });
  return (
    <DialogForm title={t('shell.change_password')} form={form} confirm={t('shell.change_password')} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary' }}>{t('access.password.change.detail')}</Typography>
      {/* Password managers keep the new password under this name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordTextField {...field(current, 'current')} autoComplete="current-password" autoFocus />
      <div>
        <PasswordTextField
          {...field(password, 'new', t('access.password.short', min))}
          autoComplete="new-password"
          sx={{ mb: 1 }}
        />
        <PasswordStrength password={password.value} personal={personal} current={current.value || undefined} />
      </div>
      <PasswordTextField {...field(again, 'again')} autoComplete="new-password" />
    </DialogForm>
  );
}
