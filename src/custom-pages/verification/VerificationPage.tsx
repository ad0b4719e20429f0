import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { EntranceCard, EntranceHeading } from '../../components/entrance/EntranceCard';
import { TextButton } from '../../components/entrance/TextButton';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { type KeptVerification, missingIn } from '../../session/verification';
import { CodeForm } from './CodeForm';
import type { VerificationActions } from './verificationActions';

interface VerificationPageProps extends VerificationActions {
  verification: KeptVerification;
}

/** Keeps the masked address in its own order within a text that is written from right to left. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** `/store/verify`: the owner of an unverified store proves its email address, its phone number, or one after the other. */
export default function VerificationPage({ verification, ...actions }: VerificationPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('verification.title'));
  const missing = missingIn(verification);
  const count = verification.steps;
  const [channel] = missing;
  if (!channel) return null;
  return (
    <EntranceCard>
      {count > 1 && (
        <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 0.5 }}>
          {t('verification.step', { step: count - missing.length + 1, count })}
        </Typography>
      )}
      <EntranceHeading
        title={t(`verification.${channel}.title`)}
        detail={t(`verification.${channel}.detail`, { recipient: isolated(verification[channel] ?? '') })}
      />
      <CodeForm key={channel} verification={verification} channel={channel} {...actions} />
      <Box sx={{ mt: 3, pt: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        <TextButton onClick={actions.leave}>{t('verification.other_account')}</TextButton>
      </Box>
    </EntranceCard>
  );
}
