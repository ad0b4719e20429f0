import Box from '@mui/material/Box';
import { useState } from 'react';
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
  sendLink: () => Promise<void>;
  /** The registration can't be continued anywhere. */
  expire: () => void;
}

/** Mails a link with which the registration continues on another device. */
export const OtherDevice = ({ email, link, sendLink, expire }: OtherDeviceProps) => {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
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
    }
  };
  return (
    <Box sx={{ mt: 3, pt: 2, borderBlockStart: '1px solid', borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box>
        <TextButton onClick={() => void send()}>{t('registration.link.send')}</TextButton>
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}>
        {failure ? t(failure) : isAsked && t('registration.link.sent', { email: `\u2068${email}\u2069` })}
      </Box>
      {isAsked && link?.demo && <DemoMessage label={t('verification.email.demo')} {...link.demo} />}
    </Box>
  );
};
