import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Store } from '#contract/entities/store';
import { localText } from '#contract/multilingual';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { DeviceList } from '../../records/devices/DeviceList';
import { FormSection } from '../../records/form/FormSection';
import { useSession } from '../../session/useSession';

/** Why the guard sent the user here, shown as long as it applies. */
const stillApplies = {
  documents: (store: Store) => !store.is_document_uploaded,
  not_approved: (store: Store) => !store.is_approved,
  not_verified: (store: Store) => !(store.is_email_verified && store.is_phone_number_verified),
};
type Notice = keyof typeof stillApplies;

/** `/app/profile`: who is signed in, and what still keeps the store from working. */
export default function ProfilePage() {
  const t = useTranslate();
  useDocumentTitle(t('shell.profile.title'));
  const session = useSession();
  const [params] = useSearchParams();
  if (!session) return null;
  const { store, sub_store } = session;
  const notice = params.get('notice') as Notice | null;
  const applies = notice !== null && stillApplies[notice]?.(store);
  const facts: [label: string, value: string][] = [
    ['shell.profile.store', localText(store.name, 0)],
    ['shell.profile.signed_in_as', sub_store?.email ?? store.email],
    ...(['is_approved', 'is_document_uploaded', 'is_email_verified', 'is_phone_number_verified'] as const).map(
      (flag, index): [string, string] => [
        `shell.profile.${['approved', 'documents', 'email_verified', 'phone_verified'][index]}`,
        t(store[flag] ? 'shell.profile.yes' : 'shell.profile.no'),
      ],
    ),
  ];
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      <Typography variant="h1">{t('shell.profile.title')}</Typography>
      {applies && <Alert severity="warning">{t(`shell.guard.${notice}`)}</Alert>}
      <Paper
        variant="outlined"
        component="dl"
        sx={{ m: 0, p: 3, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 2 }}
      >
        {facts.map(([label, value]) => (
          <Stack key={label} direction="row" sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {t(label)}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Stack>
        ))}
      </Paper>
      <FormSection title="access.devices.title" detail="access.devices.detail">
        <DeviceList />
      </FormSection>
    </Stack>
  );
}
