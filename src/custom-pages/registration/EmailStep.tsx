import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CaptchaEmailForm } from '../../components/entrance/CaptchaEmailForm';
import { useCaptchaRequest } from '../../components/entrance/useCaptchaRequest';
import { captchaErrorText } from '../../dataProvider/captchaErrorText';

interface EmailStepProps {
  /** The address that was typed before, here or on the sign-in page. */
  start: string;
  /** Returns a new `captcha_token`. */
  solveCaptcha: () => Promise<string>;
  begin: (email: string, captchaToken: string) => Promise<void>;
  onTyping: () => void;
}

const failureOf = (error: unknown): string =>
  captchaErrorText(error, { noMail: 'registration.no_mail', unreachable: 'signIn.unreachable' });

/** Has a code mailed to the owner's address. The reply is the same whether an account has it or not. */
export const EmailStep = ({ start, solveCaptcha, begin, onTyping }: EmailStepProps) => {
  const t = useTranslate();
  const [email, setEmail] = useState(start);
  const request = useCaptchaRequest({
    solveCaptcha,
    request: (address, captchaToken) => begin(address.toLowerCase(), captchaToken),
    failureOf,
  });
  return (
    <CaptchaEmailForm
      request={request}
      email={email}
      change={(typed) => {
        setEmail(typed);
        onTyping();
      }}
      submitLabel={t('registration.send_code')}
    />
  );
};
