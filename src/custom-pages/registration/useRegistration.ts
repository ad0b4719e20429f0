import { useCallback, useEffect, useState } from 'react';
import { errorCodes } from '#contract/codes/errorCodes';
import type { RegistrationDraft } from '#contract/entities/registration';
import { ApiError, UnreachableError } from '../../dataProvider/apiError';
import { codeErrorText } from '../../dataProvider/codeErrorText';
import { type KeptRegistration, type RegistrationStep, registrationSteps } from '../../session/registration';
import { checkOnServer } from './checkOnServer';
import type { RegistrationActions } from './registrationActions';
import {
  checkStep,
  messagesOf,
  namesIn,
  type RegistrationMessages,
  stepFor,
  stepWith,
  valuesOf,
} from './registrationFields';
import { accountError, isOver, problemOf, type RegistrationProblem } from './registrationProblems';
import { useKeptRegistration } from './useKeptRegistration';

const defaultWaitSeconds = 60;

interface RegistrationOptions {
  actions: RegistrationActions;
  /** From before a reload. */
  start: KeptRegistration | null;
  /** The token of a mailed link; empty if the address has none. */
  linkToken: string;
}

/** The registration in this tab: its step and its values. Going back, a reload or an error loses nothing. */
export function useRegistration({ actions, start, linkToken }: RegistrationOptions) {
  const { kept, latest, keep, update } = useKeptRegistration(actions, start);
  const [messages, setMessages] = useState<RegistrationMessages>({});
  const [problem, setProblem] = useState<RegistrationProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [reading, setReading] = useState<'reading' | 'failed' | null>(linkToken ? 'reading' : null);
  const [isChangingEmail, setChangingEmail] = useState(false);
  /** Counts how often errors were shown at fields: the first of them then gets the focus. */
  const [refusals, setRefusals] = useState(0);
  /** Its token no longer works. What was typed starts the next one. */
  const expire = useCallback(
    (found: RegistrationProblem = { key: 'registration.expired' }) => {
      // The reply of a sent registration was lost: it may have been carried out.
      const isCreated = latest.current?.isSent;
      update({ token: null, isVerified: false, code: undefined, link: undefined, isSent: false });
      setProblem(isCreated ? { key: 'registration.maybe_created', account: 'email' } : found);
    },
    [latest, update],
  );

  const readLink = useCallback(async () => {
    setReading('reading');
    try {
      const { email, is_email_verified, draft } = await actions.read(linkToken);
      const kind = { isVerified: is_email_verified, isFromLink: true };
      keep({ token: linkToken, email, ...kind, step: stepFor(draft), draft });
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
    setRefusals((count) => count + 1);
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
    const now = latest.current;
    const draft = now?.draft ?? {};
    // The code that was sent there still works.
    if (now?.token && now.email === email && !now.isVerified) return setChangingEmail(false);
    try {
      const begun = await actions.begin(email, captchaToken);
      keep({ ...begun, email, isVerified: false, step: stepFor(draft), draft, unsaved: now?.unsaved });
      setChangingEmail(false);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === errorCodes.TOO_MANY_ATTEMPTS)) throw error;
      const wait = error.details.retry_after ?? defaultWaitSeconds;
      setProblem({ key: 'verification.resend_at', until: Date.now() + wait * 1_000 });
    }
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
      expire(taken ?? undefined);
    }
    return null;
  }

  /** Takes what was saved, also on other devices, except for fields that have been typed here since. */
  const takeSaved = (saved: RegistrationDraft, unsaved: readonly (keyof RegistrationDraft)[]) => {
    const news = Object.entries(saved).filter(([name]) => !unsaved.some((each) => each === name));
    update({ draft: { ...latest.current?.draft, ...Object.fromEntries(news) }, unsaved });
  };

  async function finishStep(step: RegistrationStep): Promise<void> {
    const { token, draft } = latest.current ?? { token: null, draft: {} };
    if (!token || isBusy) return;
    setProblem(null);
    setBusy(true);
    try {
      const wrong = await checkStep(step, draft);
      const found = Object.keys(wrong).length > 0 ? wrong : await checkOnServer(step, draft, actions);
      if (Object.keys(found).length > 0) return void showErrors(found);
      setMessages({});
      const sent = valuesOf(step, draft);
      const saved = await actions.save(token, sent);
      const isUnsaved = (name: keyof RegistrationDraft) =>
        !(name in sent) || latest.current?.draft[name] !== sent[name];
      takeSaved(saved, (latest.current?.unsaved ?? []).filter(isUnsaved));
      update({ step: registrationSteps[registrationSteps.indexOf(step) + 1] ?? step });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  /** Reads what has been saved on other devices. Registering says whether something is wrong with it. */
  async function refresh(): Promise<void> {
    const token = latest.current?.token;
    if (!token) return;
    try {
      const { draft } = await actions.read(token);
      takeSaved(draft, latest.current?.unsaved ?? []);
    } catch (error) {
      if (isOver(error)) expire();
    }
  }

  /** @throws the error of a refused password */
  async function register(password: string, isRefusal: (error: unknown) => boolean): Promise<void> {
    const { token, draft, isSent: wasSent = false } = latest.current ?? { token: null, draft: {} };
    if (!token) return;
    setProblem(null);
    try {
      const found = { ...(await checkStep('store', draft)), ...(await checkStep('owner', draft)) };
      if (Object.keys(found).length > 0 && showErrors(found)) return;
      update({ isSent: true });
      await actions.register(token, draft, password);
      keep(null);
    } catch (error) {
      const isRefused = error instanceof ApiError && !(error instanceof UnreachableError);
      if (isRefused && !(wasSent && isOver(error))) update({ isSent: false });
      if (isRefusal(error)) throw error;
      fail(error);
    }
  }

  const change = useCallback(
    (part: RegistrationDraft) => {
      const typed = Object.keys(part) as (keyof RegistrationDraft)[];
      const unsaved = [...new Set([...(latest.current?.unsaved ?? []), ...typed])];
      update({ draft: { ...latest.current?.draft, ...part }, unsaved });
      const names = namesIn(part);
      setMessages((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))));
    },
    [latest, update],
  );

  return {
    ...{ kept, messages, refusals, problem, isBusy, reading, readLink, isChangingEmail },
    ...{ begin, verify, expire, finishStep, refresh, register, change, go },
    update,
    /** Another address needs another registration; what was filled in stays, and this one until the other has begun. */
    startOver: () => {
      setProblem(null);
      setChangingEmail(true);
    },
  };
}

export type RegistrationState = ReturnType<typeof useRegistration>;
