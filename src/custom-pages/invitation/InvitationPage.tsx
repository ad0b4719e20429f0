import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { ModeSwitch } from '../../components/ModeSwitch';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { InvitationForm, Problem } from './InvitationForm';
import { useInvited } from './useInvited';

export interface InvitationPageProps {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<ReplyOf<'get_invitation'>['invitation']>;
  accept: (token: string, password: string) => Promise<void>;
  toSignIn: () => void;
  toApp: () => void;
}

/** `/store/invitation/<token>`: someone who was invited chooses a password and is signed in. */
export default function InvitationPage({ token, read, accept, toSignIn, toApp }: InvitationPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('access.invitation.title'));
  const { invited, problem, retry } = useInvited(token, read);
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.default',
      }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="img" src="/favicon.svg" alt="" sx={{ inlineSize: 32, blockSize: 32 }} />
        <Typography sx={{ fontWeight: 600, flex: 1 }}>{t('shell.product')}</Typography>
        <LanguageMenu />
        <ModeSwitch />
      </Box>
      <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: { xs: 'start center', sm: 'center' }, py: 3 }}>
        <Box
          sx={{
            inlineSize: '100%',
            maxInlineSize: 440,
            p: { xs: 2.5, sm: 4 },
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {invited && (
            <>
              <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
                {t('access.invitation.hello', { name: invited.name })}
              </Typography>
              <Typography color="text.secondary" sx={{ mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
                {t('access.invitation.detail', { store: invited.store_name[0] ?? '' })}
              </Typography>
              <InvitationForm
                name={invited.name}
                email={invited.email}
                accept={(password) => accept(token, password)}
                toApp={toApp}
              />
            </>
          )}
          {problem && (
            <>
              <Typography variant="h1" sx={{ mb: 2 }}>
                {t('access.invitation.title')}
              </Typography>
              <Problem text={t(`access.invitation.${problem}`)} />
              <Button variant="contained" size="large" onClick={problem === 'over' ? toSignIn : retry} sx={{ mt: 3 }}>
                {t(problem === 'over' ? 'access.invitation.to_sign_in' : 'recordLists.error.retry')}
              </Button>
            </>
          )}
          {!invited && !problem && (
            <Box
              role="status"
              aria-label={t('access.invitation.loading')}
              sx={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}
            >
              <CircularProgress />
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
