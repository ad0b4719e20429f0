import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import type { MadeInvitation } from './useInvitation';

interface InvitationLinkProps {
  account: SubStoreRecord;
  invitation: MadeInvitation;
}

/** What became of an invitation: mailed, or a link to hand on by whatever way the two have. It is shown this once. */
export const InvitationLink = ({ account, invitation: { state, path, expires_at } }: InvitationLinkProps) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const until = recordTime(expires_at, { locale, timezone });
  if (state === 'mailed') {
    return <Alert severity="success">{t('subStores.invitation.mailed', { email: account.email, until })}</Alert>;
  }
  const copy = async () => {
    field.current?.select();
    // A browser that forbids it leaves the link marked, to be copied by hand.
    const isDone = await navigator.clipboard?.writeText(`${window.location.origin}${path}`).then(
      () => true,
      () => false,
    );
    setCopied(Boolean(isDone));
  };
  return (
    <Alert
      severity={state === 'no_mail' ? 'info' : 'warning'}
      sx={{ '& .MuiAlert-message': { flex: 1, minInlineSize: 0 } }}
    >
      <Typography variant="body2">{t(`subStores.invitation.${state}`, { name: account.name, until })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <TextField
          label={t('subStores.invitation.link')}
          value={`${window.location.origin}${path}`}
          inputRef={field}
          onFocus={(event) => event.target.select()}
          size="small"
          sx={{ flex: '1 1 220px' }}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
        />
        <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copy()} sx={{ minBlockSize: 40 }}>
          {t(isCopied ? 'subStores.invitation.copied' : 'subStores.invitation.copy')}
        </Button>
      </Box>
    </Alert>
  );
};
