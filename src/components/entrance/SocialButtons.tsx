import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { SocialPurpose } from '#contract/socialSignIn';
import { returnPath } from '../../config/loginPath';
import type { SocialProvider } from '../../config/remoteConfig';
import { canUseServices, socialStartPath } from '../../config/socialPath';

interface SocialButtonsProps {
  providers: readonly SocialProvider[];
  purpose: SocialPurpose;
}

/** Links to other sign-in services, at the address that they lead back to. Nothing happens there without the person's choice. */
export default function SocialButtons({ providers, purpose }: SocialButtonsProps) {
  const t = useTranslate();
  const from = returnPath(window.location.search);
  if (!canUseServices()) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 2.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      {providers.map(({ position, label }) => (
        <Button
          key={position}
          component="a"
          href={socialStartPath({ position, purpose, from })}
          variant="outlined"
          color="inherit"
          size="large"
          fullWidth
          sx={{ minBlockSize: 48, borderColor: 'divider' }}
        >
          {t('social.continue', { provider: label })}
        </Button>
      ))}
    </Box>
  );
}
