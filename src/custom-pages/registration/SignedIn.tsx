import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { EntranceCard, EntranceHeading } from '../../components/entrance/EntranceCard';

interface SignedInProps {
  /** The name of the store that is signed in. */
  store: string;
  /** The registration then continues here. */
  signOut: () => void;
  toApp: () => void;
}

/** A mailed link was opened where another store is signed in, such as on its tablet. */
export default function SignedIn({ store, signOut, toApp }: SignedInProps) {
  const t = useTranslate();
  return (
    <EntranceCard>
      <EntranceHeading
        takesFocus
        title={t('registration.title')}
        detail={t('registration.signed_in.detail', { store: `\u2068${store}\u2069` })}
      />
      <Button variant="contained" size="large" fullWidth onClick={toApp}>
        {t('registration.signed_in.to_app')}
      </Button>
      <Button size="large" fullWidth onClick={signOut} sx={{ mt: 1 }}>
        {t('registration.signed_in.sign_out')}
      </Button>
    </EntranceCard>
  );
}
