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
  sendLink: () => Promise<KeptCode>;
  /** The registration can't be continued anywhere. */
  expire: () => void;
}

/** Mails a link with which the registration continues on another device. */
export const OtherDevice = ({ email, sendLink, expire }: OtherDeviceProps) => {
  const t = useTranslate();
  const [sent, setSent] = useState<KeptCode | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setFailure(null);
    try {
      setSent(await sendLink());
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
        {failure ? t(failure) : sent && t('registration.link.sent', { email: `\u2068${email}\u2069` })}
      </Box>
      {sent?.demo && <DemoMessage label={t('verification.email.demo')} {...sent.demo} />}
    </Box>
  );
};
