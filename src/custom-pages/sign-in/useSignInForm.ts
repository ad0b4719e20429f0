import { type FormEvent, useCallback, useRef, useState } from 'react';
import { entranceErrors } from '#contract/codes/entranceErrors';
import { errorKey } from '../../config/errorKey';
import { ApiError, errorText, isOutage, UnreachableError } from '../../dataProvider/apiError';
import { type Credentials, NotApprovedError, VerificationNeededError } from '../../session/credentials';
import { readRemembered } from '../../session/rememberedSignIn';
import type { StoredSession } from '../../session/session';
import { checkSignIn } from './checkSignIn';
import { type ErrorField, emptyFields, type FieldMessages, remember, type SignInFields } from './signInFields';

/** Why signing in did not work; `at` tells one try from the next. */
export type SignInProblem =
  | { kind: 'refused' | 'wrong_password' | 'unreachable'; at: number; key: string }
  | { kind: 'not_approved'; at: number }
  | { kind: 'too_many'; at: number; key: string; until: number };

const defaultWaitSeconds = 30;
/** The password is most likely what was mistyped. */
const wrongPassword: readonly number[] = [entranceErrors.WRONG_PASSWORD, entranceErrors.WRONG_USERNAME_OR_PASSWORD];
const errorFields: readonly ErrorField[] = ['email', 'country_phone_code', 'phone', 'password'];

const credentialsOf = ({ account, by, email, callingCode, phone, password }: SignInFields): Credentials => ({
  account,
  ...(by === 'email' ? { email: email.trim() } : { country_phone_code: callingCode.trim(), phone }),
  password,
});

function problemOf(error: unknown): SignInProblem {
  const at = Date.now();
  if (error instanceof NotApprovedError) return { kind: 'not_approved', at };
  if (error instanceof UnreachableError || !(error instanceof ApiError))
    return { kind: 'unreachable', at, key: isOutage(error) ? errorText(error) : 'signIn.unreachable' };
  if (error.code === entranceErrors.SUB_STORE_NOT_APPROVED) return { kind: 'not_approved', at };
  const key = errorText(error);
  if (wrongPassword.includes(error.code)) return { kind: 'wrong_password', at, key };
  if (error.code !== entranceErrors.TOO_MANY_ATTEMPTS) return { kind: 'refused', at, key };
  // The button counts down.
  return {
    kind: 'too_many',
    at,
    key: errorKey(error.code),
    until: at + (error.details.retry_after ?? defaultWaitSeconds) * 1000,
  };
}

const messagesOf = (error: unknown): FieldMessages => {
  const fields = error instanceof ApiError ? error.fields.map(({ path }) => path) : [];
  const known = errorFields.filter((field) => fields.includes(field));
  return Object.fromEntries(known.map((field) => [field, { key: 'signIn.invalid.field' }]));
};

/**
 * The state of the sign-in form. Nothing that was typed goes away, whatever happens.
 *
 * @param start what stands in it at first; who was remembered where nothing is given
 */
export function useSignInForm(
  signIn: (credentials: Credentials) => Promise<StoredSession>,
  start?: Partial<SignInFields>,
) {
  const [fields, setFields] = useState<SignInFields>(() => ({ ...emptyFields, ...(start ?? readRemembered()) }));
  const [messages, setMessages] = useState<FieldMessages>({});
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const change = useCallback((changed: Partial<SignInFields>) => {
    setFields((current) => ({ ...current, ...changed }));
    if (changed.by) {
      // The errors belonged to the other kind of sign-in; a wait applies to both.
      setMessages({});
      return setProblem((current) => (current?.kind === 'too_many' ? current : null));
    }
    const names = Object.keys(changed).map((name) => (name === 'callingCode' ? 'country_phone_code' : name));
    setMessages((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !names.includes(name))));
  }, []);

  const focus = (field: ErrorField) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();

  const show = (wrong: FieldMessages) => {
    setMessages(wrong);
    const first = errorFields.find((field) => wrong[field]);
    if (first) focus(first);
    return Boolean(first);
  };

  async function attempt() {
    if (show(await checkSignIn(fields))) return;
    setProblem(null);
    try {
      const { sub_store } = await signIn(credentialsOf(fields));
      remember({ ...fields, account: sub_store ? 'sub_store' : 'store' });
    } catch (error) {
      if (error instanceof VerificationNeededError) return remember({ ...fields, account: 'store' });
      if (show(messagesOf(error))) return;
      const found = problemOf(error);
      setProblem(found);
      if (found.kind === 'wrong_password') focus('password');
    }
  }

  /** Sends the form; a second press while it is on its way does nothing. */
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current || (problem?.kind === 'too_many' && problem.until > Date.now())) return;
    busy.current = true;
    setIsBusy(true);
    await attempt();
    busy.current = false;
    setIsBusy(false);
  }

  return { fields, change, messages, problem, dismiss: () => setProblem(null), isBusy, submit, form };
}
