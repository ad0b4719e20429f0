import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { localText } from '#contract/multilingual';
import { DeviceList } from '../../records/devices/DeviceList';
import { FormSection } from '../../records/form/FormSection';
import { useSession } from '../../session/useSession';
import { StorePicture } from './StorePicture';

/** Who is signed in, what is known about the store, and the account's devices. */
export const AccountTab = () => {
  const t = useTranslate();
  const session = useSession();
  if (!session) return null;
  const { store, sub_store } = session;
  const facts: [label: string, value: string][] = [
    ['shell.profile.store', localText(store.name, 0)],
    ['shell.profile.signed_in_as', sub_store?.email ?? store.email],
    ...(['is_approved', 'is_document_uploaded', 'is_email_verified', 'is_phone_number_verified'] as const).map(
      (flag, index): [string, string] => [
        `shell.profile.${['approved', 'documents', 'email_verified', 'phone_verified'][index]}`,
        t(store[flag] ? 'common.yes' : 'shell.profile.no'),
      ],
    ),
  ];
  return (
    <>
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
            <Typography component="dd" sx={{ m: 0, minInlineSize: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Stack>
        ))}
      </Paper>
      <StorePicture />
      <FormSection title="access.devices.title" detail="access.devices.detail">
        <DeviceList />
      </FormSection>
    </>
  );
};
