import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PasswordError } from '#contract/newPassword';
import { signInLimits } from '#contract/signInLimits';
import { EntranceProblem } from '../entrance/EntranceCard';
import { LabelledInput } from '../inputs/LabelledInput';
import { PasswordStrength } from './PasswordStrength';

type Field = 'password' | 'again';
type Errors = Partial<Record<Field, string>>;

/** Returns the errors of the passwords, as translation keys (specification, section 5). */
function checkPasswords({ password, again }: Record<Field, string>): Errors {
  if (password.length < signInLimits.passwordMin) return { password: 'access.password.short' };
  return password === again ? {} : { again: 'access.password.differs' };
}

interface PasswordChoiceOptions {
  accept: (password: string) => Promise<void>;
  /** The server's reason for refusing the password, if that is why `accept` failed. */
  refusalOf: (error: unknown) => PasswordError | undefined;
  /** The translation key of what to say if `accept` fails other than by refusing the password. */
  failureOf: (error: unknown) => string;
  form: RefObject<HTMLFormElement | null>;
}

/** The password and its confirmation, sent once. */
function usePasswordChoice({ accept, refusalOf, failureOf, form }: PasswordChoiceOptions) {
  const [values, setValues] = useState<Record<Field, string>>({ password: '', again: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (field: Field, value: string) => {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors((now) => ({ ...now, [field]: undefined }));
  };
  const show = (found: Errors): boolean => {
    setErrors(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (show(checkPasswords(values))) return;
    setBusy(true);
    try {
      await accept(values.password);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!show(refusal ? { password: `access.password.error.${refusal}` } : {})) setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { values, errors, failure, isBusy, change, submit };
}

interface NewPasswordFormProps extends Omit<PasswordChoiceOptions, 'form'> {
  /** The address under which password managers save the password; shown if it is given. */
  email?: string;
  /** Details of the account that others know. */
  personal: readonly string[];
  submitLabel: string;
  /** Above the button. */
  children?: ReactNode;
}

/**
 * The new password, twice, which can be shown. Built from the sign-in's parts, so that neither page makes the other
 * heavier.
 */
export const NewPasswordForm = ({ email, personal, submitLabel, children, ...options }: NewPasswordFormProps) => {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [isShown, setShown] = useState(false);
  const { values, errors, failure, isBusy, change, submit } = usePasswordChoice({ ...options, form });
  const min = signInLimits.passwordMin;
  const choice = (field: 'password' | 'again') => ({
    name: field,
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    maxLength: signInLimits.passwordMax,
    spellCheck: false,
    autoCapitalize: 'none',
    required: true,
    value: values[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(field, event.target.value),
    message: errors[field] ? { key: errors[field], params: { min } } : undefined,
  });
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {failure && <EntranceProblem text={t(failure)} />}
      {email && (
        <LabelledInput label={t('access.invitation.email')} value={email} readOnly autoComplete="username" dir="ltr" />
      )}
      <LabelledInput
        {...choice('password')}
        label={t('access.invitation.password')}
        hint={t('access.invitation.password_hint', { min })}
        autoFocus
      />
      {values.password && <PasswordStrength password={values.password} personal={personal} />}
      <LabelledInput {...choice('again')} label={t('access.invitation.again')} />
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 44, cursor: 'pointer' }}
      >
        <input
          type="checkbox"
          checked={isShown}
          onChange={() => setShown(!isShown)}
          style={{ inlineSize: 20, blockSize: 20, margin: 0 }}
        />
        {t('access.password.show')}
      </Box>
      {children}
      <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ minBlockSize: 48 }}>
        {submitLabel}
      </Button>
    </Box>
  );
};
