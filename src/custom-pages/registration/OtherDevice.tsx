import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import { TextButton } from '../../components/entrance/TextButton';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { KeptCode } from '../../session/verification';

interface OtherDeviceProps {
  email: string;
  /** The latest link that was mailed. */
  link: KeptCode | undefined;
  /** This device has opened it by such a link. */
  isFromLink: boolean;
  sendLink: () => Promise<void>;
  /** The registration can't be continued anywhere. */
  expire: () => void;
}

/** Mails a link with which the registration continues on another device. */
export const OtherDevice = ({ email, link, isFromLink, sendLink, expire }: OtherDeviceProps) => {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isBusy = useRef(false);
  const send = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    try {
      // The one that verifying has mailed, for example.
      if (!link || link.resendAt <= Date.now()) await sendLink();
      setAsked(true);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 0;
      if (code === errorCodes.TOKEN_EXPIRED) return expire();
      const isRecent = code === errorCodes.TOO_MANY_ATTEMPTS;
      setFailure(isRecent ? 'registration.link.recent' : errorText(error, 'signIn.unreachable'));
    } finally {
      isBusy.current = false;
    }
  };
  const sent = [
    t('registration.link.sent', { email: `\u2068${email}\u2069` }),
    ...(isFromLink ? [t('registration.link.same')] : []),
  ].join(' ');
  return (
    <Box sx={{ mt: 3, pt: 2, borderBlockStart: '1px solid', borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box>
        <TextButton onClick={() => void send()}>{t('registration.link.send')}</TextButton>
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}>
        {failure ? t(failure) : isAsked && sent}
      </Box>
      {isAsked && link?.demo && <DemoMessage label={t('verification.email.demo')} {...link.demo} />}
    </Box>
  );
};
