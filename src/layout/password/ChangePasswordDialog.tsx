import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { passwordErrors } from '#contract/newPassword';
import { PasswordStrength } from '../../components/password/PasswordStrength';
import { PasswordTextField } from '../../components/password/PasswordTextField';
import { ApiError, UnreachableError } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useGuardedClose } from '../../records/form/useGuardedClose';
import { useSession } from '../../session/useSession';

/** In the form's order. `password` and `current_password` have the call's names. */
const fields = ['current_password', 'password', 'again'] as const;
type PasswordField = (typeof fields)[number];
type Values = Record<PasswordField, string>;
/** Translation keys. */
type Errors = Partial<Values>;

const nothing: Values = { current_password: '', password: '', again: '' };

function errorsIn({ current_password, password, again }: Values): Errors {
  return {
    ...(current_password === '' && { current_password: 'access.password.change.current_required' }),
    ...(password.length < limits.passwordMin && { password: 'access.password.short' }),
    ...(password !== again && { again: 'access.password.differs' }),
  };
}

const errorText = (path: string, code: string): string => {
  if (path === 'current_password') return 'access.password.change.wrong';
  return passwordErrors.some((known) => known === code) ? `access.password.error.${code}` : 'access.password.short';
};

/** Returns the server's errors, at their fields. */
const refusedAt = ({ fields: refused }: ApiError): Errors =>
  Object.fromEntries(
    refused
      .filter(({ path }) => (fields as readonly string[]).includes(path))
      .map(({ path, code }) => [path, errorText(path, code)]),
  );

interface ChangeOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Called with how many other devices were signed out. */
  onChanged: (ended: number) => void;
}

/** The form's state. Input stays, whatever the server replies. */
function useChangePassword({ form, onChanged }: ChangeOptions) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const isDirty = Object.values(values).some((value) => value !== '');

  const change = (field: PasswordField, value: string) => {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  const show = (found: Errors): boolean => {
    setErrors(found);
    const first = fields.find((field) => found[field]);
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };

  const failed = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (show(refusedAt(error))) return;
    if (error instanceof UnreachableError) return setFailure(t('access.password.change.unreachable'));
    const { retry_after } = error.details;
    const wait =
      error.code === errorCodes.TOO_MANY_ATTEMPTS && retry_after ? t('signIn.wait', { smart_count: retry_after }) : '';
    setFailure(`${t(error.message)} ${wait}`.trim());
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (show(errorsIn(values)) || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      const { current_password, password } = values;
      onChanged((await dataProvider.changePassword({ current_password, password })).ended);
    } catch (error) {
      failed(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return { values, errors, failure, isBusy, isDirty, change, submit };
}

/** Changes the password of the signed-in account: the owner's or a sub-account's. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const session = useSession();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const onChanged = (ended: number) => {
    notify(ended > 0 ? 'access.password.change.done' : 'access.password.change.done_here', { type: 'success' });
    // Updates an open list of devices: the others are signed out.
    void queryClient.invalidateQueries({ queryKey: ['devices'] });
    onClose();
  };
  const { values, errors, failure, isBusy, isDirty, change, submit } = useChangePassword({ form, onChanged });
  const { close, question } = useGuardedClose({ isTyped: isDirty, isBusy, onClose });
  if (!session) return null;
  const { store, sub_store } = session;
  const email = sub_store?.email ?? store.email;
  const personal = sub_store ? [sub_store.name, email] : [...store.name, email, store.phone];

  const field = (name: PasswordField, label: string, hint?: string) => ({
    name,
    label: t(`access.password.change.${label}`),
    value: values[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    required: true,
    error: Boolean(errors[name]),
    helperText: errors[name] ? t(errors[name], { min: limits.passwordMin }) : hint,
  });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form ref={form} noValidate onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{t('shell.change_password')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('access.password.change.detail')}</Typography>
          {failure && <Alert severity="error">{failure}</Alert>}
          {/* Password managers store the new password under this name. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordTextField {...field('current_password', 'current')} autoComplete="current-password" autoFocus />
          <div>
            <PasswordTextField
              {...field('password', 'new', t('access.password.short', { min: limits.passwordMin }))}
              autoComplete="new-password"
              sx={{ mb: 1 }}
            />
            <PasswordStrength
              password={values.password}
              personal={personal}
              current={values.current_password || undefined}
            />
          </div>
          <PasswordTextField {...field('again', 'again')} autoComplete="new-password" />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" size="large" onClick={close} disabled={isBusy}>
            {t('records.cancel')}
          </Button>
          <Button type="submit" variant="contained" size="large" loading={isBusy}>
            {t('shell.change_password')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
