import { useCallback, useEffect, useRef, useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import type { RegistrationDraft } from '#contract/entities/registration';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { codeErrorText } from '../../dataProvider/codeErrorText';
import { type KeptRegistration, type RegistrationStep, registrationSteps } from '../../session/registration';
import type { RegistrationActions } from './registrationActions';
import { checkStep, messagesOf, type RegistrationMessages, stepWith, valuesOf } from './registrationFields';

/** Why the registration doesn't go on. `hasAccount`: signing in or another password may be what is needed. */
export interface RegistrationProblem {
  key: string;
  hasAccount?: boolean;
}

const accountErrors: readonly number[] = [
  errorCodes.STORE_EMAIL_ALREADY_REGISTERED,
  errorCodes.EMAIL_ALREADY_REGISTERED,
  errorCodes.STORE_PHONE_ALREADY_REGISTERED,
  errorCodes.EMAIL_AND_PHONE_ALREADY_REGISTERED,
];

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED;

/** The account's error that a call was refused with. */
const accountError = (error: unknown): RegistrationProblem | null =>
  error instanceof ApiError && accountErrors.includes(error.code)
    ? { key: `registration.error.${error.code}`, hasAccount: true }
    : null;

const problemOf = (error: unknown): RegistrationProblem => {
  if (error instanceof ApiError && error.code === errorCodes.STORE_REGISTRATION_FAILED)
    return { key: `registration.error.${error.code}` };
  return accountError(error) ?? { key: errorText(error, 'signIn.unreachable') };
};

/** The step to open for what is filled in already. */
const stepFor = (draft: RegistrationDraft): RegistrationStep => {
  if (!draft.name || !draft.city_id || !draft.delivery_type_id || !draft.address || draft.latitude == null)
    return 'store';
  return draft.owner_first_name && draft.owner_last_name && draft.phone ? 'finish' : 'owner';
};

interface RegistrationOptions {
  actions: RegistrationActions;
  /** From before a reload. */
  start: KeptRegistration | null;
  /** The token of a mailed link; empty if the address has none. */
  linkToken: string;
}

/** The registration of this tab: its step and its values, of which nothing is lost by going back, a reload or an error. */
export function useRegistration({ actions, start, linkToken }: RegistrationOptions) {
  const [kept, setKept] = useState(start);
  const [messages, setMessages] = useState<RegistrationMessages>({});
  const [problem, setProblem] = useState<RegistrationProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [reading, setReading] = useState<'reading' | 'failed' | null>(linkToken ? 'reading' : null);
  const latest = useRef(kept);

  const keep = useCallback(
    (next: KeptRegistration | null) => {
      latest.current = next;
      setKept(next);
      actions.keep(next);
    },
    [actions],
  );
  const update = useCallback(
    (change: Partial<KeptRegistration>) => {
      if (latest.current) keep({ ...latest.current, ...change });
    },
    [keep],
  );
  /** Its token no longer works: what was typed is the start of the next one. */
  const expire = useCallback(
    (key = 'registration.expired') => {
      update({ token: null, isVerified: false, code: undefined, link: undefined });
      setProblem({ key });
    },
    [update],
  );

  const readLink = useCallback(async () => {
    setReading('reading');
    try {
      const { email, is_email_verified, draft } = await actions.read(linkToken);
      keep({ token: linkToken, email, isVerified: is_email_verified, step: stepFor(draft), draft });
      setReading(null);
    } catch (error) {
      if (!isOver(error)) return setReading('failed');
      setProblem({ key: 'registration.link_over' });
      setReading(null);
    }
  }, [actions, linkToken, keep]);
  useEffect(() => {
    if (linkToken) void readLink();
  }, [linkToken, readLink]);

  const go = (step: RegistrationStep) => {
    setProblem(null);
    update({ step });
  };
  /** Shows the server's errors at their fields, in the first step that has one. */
  const showErrors = (found: RegistrationMessages): boolean => {
    const step = stepWith(found);
    setMessages(found);
    if (step) update({ step });
    return step !== undefined;
  };
  const fail = (error: unknown) => {
    if (isOver(error)) return expire();
    const isShown = showErrors(messagesOf(error));
    if (!isShown || accountError(error)) setProblem(problemOf(error));
  };

  async function begin(email: string, captchaToken: string): Promise<void> {
    setProblem(null);
    const { token, code } = await actions.begin(email, captchaToken);
    const draft = latest.current?.draft ?? {};
    keep({ token, email, code, isVerified: false, step: stepFor(draft), draft });
  }

  /** @returns the translation key of why the code was refused */
  async function verify(code: string): Promise<string | null> {
    const token = latest.current?.token ?? '';
    try {
      const { draft: saved, link } = await actions.verify(token, code);
      setProblem(null);
      update({ isVerified: true, code: undefined, link, draft: { ...saved, ...latest.current?.draft } });
    } catch (error) {
      const taken = accountError(error);
      if (!taken && !isOver(error)) return codeErrorText(error);
      expire(taken?.key);
      if (taken) setProblem(taken);
    }
    return null;
  }

  async function finishStep(step: RegistrationStep): Promise<void> {
    const { token, draft } = latest.current ?? { token: null, draft: {} };
    if (!token || isBusy) return;
    setProblem(null);
    setBusy(true);
    try {
      const found = await checkStep(step, draft);
      setMessages(found);
      if (Object.keys(found).length > 0) return;
      await actions.save(token, valuesOf(step, draft));
      update({ step: registrationSteps[registrationSteps.indexOf(step) + 1] ?? step });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  /** @throws the error of a refused password */
  async function register(password: string, isRefusal: (error: unknown) => boolean): Promise<void> {
    const { token, draft } = latest.current ?? { token: null, draft: {} };
    if (!token) return;
    setProblem(null);
    try {
      const found = { ...(await checkStep('store', draft)), ...(await checkStep('owner', draft)) };
      if (Object.keys(found).length > 0 && showErrors(found)) return;
      await actions.register(token, draft, password);
      keep(null);
    } catch (error) {
      if (isRefusal(error)) throw error;
      fail(error);
    }
  }

  const change = useCallback(
    (part: RegistrationDraft) => {
      update({ draft: { ...latest.current?.draft, ...part } });
      const names = Object.keys(part).map((name) => (/^(latitude|longitude)$/.test(name) ? 'location' : name));
      setMessages((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))));
    },
    [update],
  );

  return {
    ...{ kept, messages, problem, isBusy, reading, readLink },
    ...{ begin, verify, expire, finishStep, register, change, go },
    update,
    /** Another address needs another registration; what was filled in stays. */
    startOver: () => {
      setProblem(null);
      update({ token: null, isVerified: false, code: undefined, link: undefined });
    },
  };
}

export type RegistrationState = ReturnType<typeof useRegistration>;
