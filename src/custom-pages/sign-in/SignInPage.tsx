import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { ModeSwitch } from '../../components/ModeSwitch';
import { patientLazy } from '../../components/patientLazy';
import { useDocumentTitle } from '../../components/useDocumentTitle';
import type { Credentials } from '../../session/credentials';
import { BrandPanel } from './BrandPanel';
import type { DemoSignIn } from './DemoSignIns';
import { SignInForm } from './SignInForm';

const EntryNotice = patientLazy(() => import('./EntryNotice'));

interface SignInPageProps {
  signIn: (credentials: Credentials) => Promise<unknown>;
  demoSignIns: readonly DemoSignIn[];
  /** Somebody has begun to type: what comes after may be fetched. */
  onTyping: () => void;
}

const wide = '@media (min-width: 960px)';

/** What is said of how somebody came here, by the `notice` in the address. */
const noticeTexts: ReadonlyMap<string | null, string> = new Map([
  ['not_verified', 'shell.guard.not_verified'],
  ['declined', 'codes.push.2073'],
  ['other_device', 'codes.push.2093'],
  ['ended', 'signIn.ended'],
]);

/** `/store/login`: the form, and beside it, where there is room, what the product is about. */
export const SignInPage = ({ signIn, demoSignIns, onTyping }: SignInPageProps) => {
  const t = useTranslate();
  useDocumentTitle(t('signIn.title'));
  const notice = noticeTexts.get(new URLSearchParams(window.location.search).get('notice'));
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
                <EntryNotice text={t(notice)} />
              </Suspense>
            )}
            <SignInForm signIn={signIn} demoSignIns={demoSignIns} onTyping={onTyping} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
