import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { ModeSwitch } from '../../components/ModeSwitch';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { handedEmail } from '../../config/goTo';
import type { SocialProvider } from '../../config/remoteConfig';
import type { Credentials } from '../../session/credentials';
import type { StoredSession } from '../../session/session';
import type { DemoSignIn } from './DemoSignIns';
import { SignInForm } from './SignInForm';

/** The form matters; the picture may load later. */
const OrderRail = lazyWithRetry(() => import('./OrderRail'));

/** A picture and two lines about the product. */
const BrandPanel = () => {
  const t = useTranslate();
  return (
    <Box
      component="aside"
      aria-label={t('shell.product')}
      sx={(theme) => ({
        position: 'sticky',
        insetBlockStart: 0,
        blockSize: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        overflow: 'hidden',
        color: '#fff',
        bgcolor: theme.palette.mode === 'dark' ? '#0a2036' : '#0f4c7d',
        backgroundImage:
          theme.palette.mode === 'dark'
            ? 'linear-gradient(160deg, #0c2b48 0%, #081827 100%)'
            : 'linear-gradient(160deg, #155a91 0%, #0b3a62 100%)',
      })}
    >
      <Suspense fallback={<span />}>
        <OrderRail />
      </Suspense>
      <Box sx={{ position: 'relative', p: { md: 5, lg: 7 }, pt: { md: 0, lg: 0 }, maxWidth: 640 }}>
        <Typography component="p" sx={{ fontSize: 'clamp(2rem, 3.6vw, 3.25rem)', fontWeight: 650, lineHeight: 1.08 }}>
          {t('signIn.brand.claim')}
        </Typography>
        <Typography sx={{ mt: 2, fontSize: '1.125rem', color: '#d5e6f5' }}>{t('signIn.brand.detail')}</Typography>
      </Box>
    </Box>
  );
};

const EntryNotice = lazyWithRetry(() => import('./EntryNotice'));

interface SignInPageProps {
  signIn: (credentials: Credentials) => Promise<StoredSession>;
  demoSignIns: readonly DemoSignIn[];
  socialProviders: readonly SocialProvider[];
  /** When the user starts typing, the next page can be prefetched. */
  onTyping: () => void;
}

const wide = '@media (min-width: 960px)';

/** The one notice that isn't a warning: the user has just set a password by a mailed link. */
const passwordSet = 'password_set';

/** The message about why the user is here, by the `notice` in the address. */
const noticeTexts: ReadonlyMap<string | null, string> = new Map([
  ['not_verified', 'shell.guard.not_verified'],
  ['not_verified_email', 'shell.guard.not_verified_email'],
  ['not_verified_phone', 'shell.guard.not_verified_phone'],
  ['verification_over', 'signIn.verification_over'],
  ['declined', 'codes.push.2073'],
  ['other_device', 'codes.push.2093'],
  ['ended', 'signIn.ended'],
  [passwordSet, 'signIn.password_set'],
]);

/** `/store/login`: the form, and next to it, if there is room, what the product is about. */
export const SignInPage = ({ onTyping, ...form }: SignInPageProps) => {
  const t = useTranslate();
  useDocumentTitle(t('signIn.title'));
  const cause = new URLSearchParams(window.location.search).get('notice');
  const notice = noticeTexts.get(cause);
  const email = handedEmail();
  return (
    <Box
      sx={{ minHeight: '100dvh', display: 'grid', [wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } }}
    >
      <Box sx={{ display: 'none', [wide]: { display: 'block' } }}>
        <BrandPanel />
      </Box>
      <Box component="main" sx={{ display: 'flex', flexDirection: 'column', p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="img" src="/favicon.svg" alt="" sx={{ inlineSize: 32, blockSize: 32 }} />
          <Typography sx={{ fontWeight: 600, flex: 1 }}>{t('shell.product')}</Typography>
          <LanguageMenu />
          <ModeSwitch />
        </Box>
        <Box
          sx={{ flex: 1, display: 'grid', alignContent: { xs: 'start', sm: 'center' }, justifyItems: 'center', py: 3 }}
        >
          <Box sx={{ inlineSize: '100%', maxWidth: 400 }}>
            <Typography variant="h1">{t('signIn.title')}</Typography>
            <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
              {t('signIn.welcome')}
            </Typography>
            {notice && (
              <Suspense fallback={null}>
                <EntryNotice text={t(notice)} severity={cause === passwordSet ? 'success' : 'warning'} />
              </Suspense>
            )}
            <SignInForm {...form} {...(email && { start: { by: 'email', email } })} onTyping={onTyping} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
