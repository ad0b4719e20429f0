import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { SocialTicket } from '#contract/entities/social';
import { CaptchaRow } from '../../components/entrance/CaptchaRow';
import { EntranceHeading, EntranceProblem } from '../../components/entrance/EntranceCard';
import { TextButton } from '../../components/entrance/TextButton';
import { useCaptcha } from '../../components/entrance/useCaptcha';
import { ApiError, errorText } from '../../dataProvider/apiError';

/** Actions of the page, which doesn't know the server. */
export interface SocialActions {
  /** Signs in to the linked account. */
  signIn: (ticket: string) => Promise<void>;
  read: (ticket: string) => Promise<SocialTicket>;
  /** Returns a new `captcha_token`. */
  solveCaptcha: () => Promise<string>;
  /** Begins a registration and opens it. */
  register: (ticket: string, captchaToken: string) => Promise<void>;
  /** To the sign-in with a password, and then to the profile, where the link is made. */
  toLink: (email: string) => void;
  /** Back, without the service. @param notice what the sign-in page says about it */
  leave: (notice?: string) => void;
}

interface SocialChoiceProps {
  person: SocialTicket;
  ticket: string;
  actions: SocialActions;
}

/** An account has the address that the service has verified, or is linked to the person there. */
const accountErrors: readonly number[] = [
  errorCodes.STORE_EMAIL_ALREADY_REGISTERED,
  errorCodes.EMAIL_ALREADY_REGISTERED,
  errorCodes.REGISTERED_WITH_SOCIAL,
];

/** The translation key of why no registration has begun. */
function failureOf(error: unknown): string {
  if (error instanceof ApiError) {
    if (accountErrors.includes(error.code)) return 'social.taken';
    if (error.code === errorCodes.INVALID_CAPTCHA) return 'captcha.failed';
    if (error.code === errorCodes.MAIL_NOT_SET_UP) return 'registration.no_mail';
    if (error.code === errorCodes.FIELDS_NOT_VALID) return 'social.no_address';
  }
  return errorText(error, 'signIn.unreachable');
}

/** No account is linked to the service's yet. Whether one has the address isn't said: anyone with its password can link it. */
export const SocialChoice = ({ person, ticket, actions }: SocialChoiceProps) => {
  const t = useTranslate();
  const { login_by: provider, email, is_email_verified: isVerified, is_email_trusted: isTrusted, purpose } = person;
  const captcha = useCaptcha(actions.solveCaptcha);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const register = async () => {
    if (isBusy) return;
    setFailure(null);
    setBusy(true);
    try {
      await actions.register(ticket, isTrusted ? '' : await captcha.take());
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === errorCodes.TOKEN_EXPIRED)
        return actions.leave('verification_over');
      setFailure(failureOf(error));
    }
  };
  const look = { size: 'large', fullWidth: true, sx: { minBlockSize: 48 } } as const;
  const isRegistering = purpose === 'register';
  const toLink = isVerified && (
    <Button {...look} variant={isRegistering ? 'outlined' : 'contained'} onClick={() => actions.toLink(email)}>
      {t('social.link')}
    </Button>
  );
  const toRegister = (
    <Button
      {...look}
      variant={isRegistering ? 'contained' : 'outlined'}
      loading={isBusy}
      onClick={() => void register()}
    >
      {t('social.register')}
    </Button>
  );
  return (
    <>
      <EntranceHeading
        title={t('social.unlinked', { provider })}
        detail={email ? t('social.signed_in_as', { provider, email: `\u2066${email}\u2069` }) : undefined}
        takesFocus
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {/* The captcha's row says the same. */}
        {failure && captcha.state !== 'failed' && <EntranceProblem text={t(failure, { provider })} />}
        {!isVerified && <Box>{t('social.unverified_there', { provider })}</Box>}
        {isRegistering ? toRegister : toLink}
        {isRegistering ? toLink : toRegister}
        {captcha.state !== 'idle' && <CaptchaRow captcha={captcha} />}
        <Box sx={{ display: 'flex' }}>
          <TextButton onClick={() => actions.leave()}>{t(`social.back.${purpose}`)}</TextButton>
        </Box>
      </Box>
    </>
  );
};
