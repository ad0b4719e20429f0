import { type FormEvent, type RefObject, useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { passwordErrors } from '#contract/newPassword';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { NotApprovedError } from '../../session/credentials';

type Field = 'password' | 'again';
type Faults = Partial<Record<Field, string>>;

/** What is wrong with a choice, as translation keys; the rules of the specification, section 5. */
export function passwordFaults({ password, again }: Record<Field, string>): Faults {
  if (password.length < limits.passwordMin) return { password: 'access.password.short' };
  return password === again ? {} : { again: 'access.password.differs' };
}

interface PasswordChoiceOptions {
  accept: (password: string) => Promise<void>;
  toApp: () => void;
  form: RefObject<HTMLFormElement | null>;
}

const failureOf = (error: unknown): string => {
  if (error instanceof NotApprovedError) return 'access.invitation.waiting';
  if (!(error instanceof ApiError)) throw error;
  return error.code === errorCodes.TOKEN_EXPIRED ? 'access.invitation.over' : errorText(error);
};

/** Why the server refuses the password itself. */
const refusalOf = (error: unknown): Faults => {
  const codes = error instanceof ApiError ? error.fields.map(({ code }) => code) : [];
  const known = passwordErrors.find((code) => codes.includes(code));
  return known ? { password: `access.password.error.${known}` } : {};
};

/** Two times the same password, sent once. */
export function usePasswordChoice({ accept, toApp, form }: PasswordChoiceOptions) {
  const [values, setValues] = useState<Record<Field, string>>({ password: '', again: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (field: Field, value: string) => {
    setValues((now) => ({ ...now, [field]: value }));
    setFaults((now) => ({ ...now, [field]: undefined }));
  };
  const show = (found: Faults): boolean => {
    setFaults(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (show(passwordFaults(values))) return;
    setBusy(true);
    try {
      await accept(values.password);
      toApp();
    } catch (error) {
      if (!show(refusalOf(error))) setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { values, faults, failure, isBusy, change, submit };
}
