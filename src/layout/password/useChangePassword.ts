import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { passwordErrors } from '#contract/newPassword';
import { ApiError, UnreachableError } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useUnsavedWork } from '../../realtime/unsavedWork';

/** In the order of the form. `password` and `current_password` are named as in the call. */
const fields = ['current_password', 'password', 'again'] as const;
export type PasswordField = (typeof fields)[number];
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

/** What the server says is wrong, at its fields. */
const refusedAt = ({ fields: refused }: ApiError): Errors =>
  Object.fromEntries(
    refused
      .filter(({ path }) => (fields as readonly string[]).includes(path))
      .map(({ path, code }) => [path, errorText(path, code)]),
  );

interface ChangeOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Gets how many other devices were signed out. */
  onChanged: (ended: number) => void;
}

/** The state of the form. What was typed stays, whatever the server answers. */
export function useChangePassword({ form, onChanged }: ChangeOptions) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const isDirty = Object.values(values).some((value) => value !== '');
  useUnsavedWork(isDirty);

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
