import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SignInFields } from './signInFields';

export interface DemoSignIn {
  kind: 'store' | 'sub_store';
  name: string;
  email: string;
  password: string;
}

/** The demo's accounts; one tap fills in the form. */
export function DemoSignIns({
  signIns,
  fill,
}: {
  signIns: readonly DemoSignIn[];
  fill: (fields: Partial<SignInFields>) => void;
}) {
  const t = useTranslate();
  return (
    <Box sx={{ pt: 2.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('signIn.demo.label')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}>
        {signIns.map(({ kind, name, email, password }) => (
          <Button
            key={email}
            variant="outlined"
            color="inherit"
            onClick={() => fill({ account: kind, by: 'email', email, password })}
            sx={{ flexDirection: 'column', alignItems: 'start', textAlign: 'start', borderColor: 'divider', px: 1.5 }}
          >
            {name}
            <Typography component="span" variant="caption" color="text.secondary" noWrap sx={{ maxWidth: '100%' }}>
              {email}
            </Typography>
          </Button>
        ))}
      </Box>
    </Box>
  );
}
