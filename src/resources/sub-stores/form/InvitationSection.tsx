import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import SendIcon from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ReplyOf } from '#contract/calls/index';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { mirrored } from '../../../components/icons/mirrored';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../../descriptors/resources/index';

type CreatedInvitation = ReplyOf<'invite_sub_store'>['invitation'];

/** Creates an account's link and invalidates the previous one. */
function useInvitation(_id: string) {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isRunning, setRunning] = useState(false);
  const [created, setCreated] = useState<CreatedInvitation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const invite = useCallback(async () => {
    setRunning(true);
    setFailure(null);
    try {
      setCreated((await dataProvider.inviteSubStore({ _id })).invitation);
      void queryClient.invalidateQueries({ queryKey: [raName('sub_stores'), 'getList'], refetchType: 'none' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(errorText(error));
    } finally {
      setRunning(false);
    }
  }, [_id, queryClient, dataProvider]);
  return { invite, isRunning, created, failure };
}

interface InvitationLinkProps {
  account: SubStoreRecord;
  invitation: CreatedInvitation;
}

/** The result of an invitation: mailed, or a link to pass on. It is only shown now. */
const InvitationLink = ({ account, invitation: { state, path, expires_at } }: InvitationLinkProps) => {
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
    // If the browser forbids it, the link is selected for copying by hand.
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

const SendSign = mirrored(SendIcon);

/** The link to set a password: created here, mailed or passed on. */
export const InvitationSection = ({ account }: { account: SubStoreRecord }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const { invite, isRunning, created, failure } = useInvitation(account._id);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const wasAsked = useRef(false);
  const isNew = Boolean((state as { invite?: boolean } | null)?.invite);
  useEffect(() => {
    if (!isNew || wasAsked.current) return;
    wasAsked.current = true;
    // Reloading the page doesn't create another link.
    navigate(pathname, { replace: true, state: null });
    void invite();
  }, [isNew, invite, navigate, pathname]);

  const open = created?.expires_at ?? account.invitation_expires_at;
  const until = open && recordTime(open, { locale, timezone });
  const isOver = open !== null && new Date(open) < new Date();
  return (
    <>
      {created && <InvitationLink account={account} invitation={created} />}
      {failure && <Alert severity="error">{t(failure)}</Alert>}
      {!created && until && (
        <Typography>{t(isOver ? 'subStores.invitation.over' : 'subStores.invitation.open', { until })}</Typography>
      )}
      <div>
        <Button
          variant="outlined"
          startIcon={<SendSign />}
          loading={isRunning}
          onClick={() => void invite()}
          sx={{ minBlockSize: 44 }}
        >
          {t(
            account.has_password
              ? 'subStores.invitation.reset'
              : open
                ? 'subStores.invitation.again'
                : 'subStores.invitation.send',
          )}
        </Button>
      </div>
    </>
  );
};
