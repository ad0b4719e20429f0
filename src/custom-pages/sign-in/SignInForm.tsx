import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, Suspense, useEffect, useRef } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { TextButton } from '../../components/entrance/TextButton';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useSecondsLeft } from '../../components/time/useSecondsLeft';
import { paths } from '../../config/paths';
import type { SocialProvider } from '../../config/remoteConfig';
import { waitText } from '../../config/waitText';
import type { Credentials } from '../../session/credentials';
import type { StoredSession } from '../../session/session';
import type { DemoSignIn } from './DemoSignIns';
import { HandingLink } from './HandingLink';
import { PasswordField } from './PasswordField';
import type { SignInFields } from './signInFields';
import { useSignInForm } from './useSignInForm';

/** Whether this device remembers the email address or phone number. */
const RememberBox = ({ isChecked, onChange }: { isChecked: boolean; onChange: (is: boolean) => void }) => {
  const t = useTranslate();
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 44, cursor: 'pointer' }}>
      <Box
        component="input"
        type="checkbox"
        checked={isChecked}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)}
        sx={(theme) => ({ inlineSize: 20, blockSize: 20, m: 0, accentColor: theme.palette.primary.main })}
      />
      {t('signIn.remember')}
    </Box>
  );
};

const SignInAlert = lazyWithRetry(() => import('./SignInAlert'));
const OtherSignIns = lazyWithRetry(() => import('./OtherSignIns'));
const NationalPhoneField = lazyWithRetry(() => import('../../components/phone/NationalPhoneField'));

interface SignInFormProps {
  /** Signs in and stores the session; the rest isn't the form's concern. */
  signIn: (credentials: Credentials) => Promise<StoredSession>;
  /** Initial values; the remembered account by default. */
  start?: Partial<SignInFields>;
  demoSignIns?: readonly DemoSignIn[];
  socialProviders?: readonly SocialProvider[] | undefined;
  /** Called when the user starts typing. */
  onTyping?: () => void;
  /** The cancel button, if the form covers a page. */
  leave?: { text: string; go: () => void };
}

/** Signs a store or a sub-account in, by email or by phone: one form for both. */
export const SignInForm = ({
  signIn,
  start,
  demoSignIns = [],
  // A configuration that an older version stored has none.
  socialProviders = [],
  onTyping,
  leave,
}: SignInFormProps) => {
  const t = useTranslate();
  // Not useLocaleState, which would load react-admin's store before anyone has signed in.
  const locale = useI18nProvider().getLocale();
  const { fields, change, messages, problem, dismiss, isBusy, submit, form } = useSignInForm(signIn, start);
  // Loaded in advance, in case the server is down when it is needed.
  useEffect(() => {
    for (const { prefetch } of [SignInAlert, NationalPhoneField]) prefetch().catch(() => undefined);
  }, []);
  const secondsLeft = useSecondsLeft(problem?.kind === 'too_many' ? problem.until : null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isKnown = useRef(Boolean(fields.by === 'email' ? fields.email : fields.phone)).current;
  const otherWay = (
    <TextButton onClick={() => change({ by: fields.by === 'email' ? 'phone' : 'email' })}>
      {t(fields.by === 'email' ? 'signIn.use_phone' : 'signIn.use_email')}
    </TextButton>
  );
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={onTyping}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      {problem && (
        <Suspense fallback={null}>
          <SignInAlert problem={problem} onEnd={dismiss} />
        </Suspense>
      )}
      {fields.by === 'email' ? (
        <LabelledInput
          label={t('signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus={!isKnown}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.emailMax}
          value={fields.email}
          onChange={(event) => change({ email: event.target.value.trimStart() })}
          message={messages.email}
          aside={otherWay}
        />
      ) : (
        <Suspense fallback={<Box sx={{ minHeight: 76 }} />}>
          <NationalPhoneField
            autoComplete="username"
            fields={fields}
            messages={messages}
            change={change}
            aside={otherWay}
          />
        </Suspense>
      )}
      <PasswordField
        value={fields.password}
        message={messages.password}
        autoFocus={isKnown}
        onChange={(password) => change({ password })}
      />
      {/* After the password in the order of the Tab key: people type it next. */}
      {!leave && <HandingLink path={paths.forgotPassword} text="signIn.forgotten" email={fields.email.trim()} />}
      {!leave && <RememberBox isChecked={fields.remember} onChange={(remember) => change({ remember })} />}
      <Button
        ref={submitButton}
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={isBusy}
        aria-disabled={secondsLeft > 0 || undefined}
        sx={{ minHeight: 48, fontSize: '1rem' }}
      >
        {secondsLeft > 0 ? t('signIn.wait', { when: waitText(secondsLeft, locale) }) : t('signIn.submit')}
      </Button>
      {leave && (
        <Button size="large" fullWidth onClick={leave.go}>
          {leave.text}
        </Button>
      )}
      {!leave && <HandingLink path={paths.register} text="signIn.register" email={fields.email.trim()} />}
      {demoSignIns.length + socialProviders.length > 0 && (
        <Suspense fallback={null}>
          <OtherSignIns
            demoSignIns={demoSignIns}
            providers={socialProviders}
            fill={(filled) => {
              change(filled);
              onTyping?.();
              submitButton.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Box>
  );
};
