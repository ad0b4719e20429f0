import SendIcon from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ReplyOf } from '#contract/calls/index';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { CopyLink } from '../../../components/CopyLink';
import { mirrored } from '../../../components/icons/mirrored';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import { ApiError, errorText, isDeclined } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../../descriptors/resources/index';
import type { ListedSubStore } from '../list/SubStoreCells';

type CreatedInvitation = ReplyOf<'invite_sub_store'>['invitation'];

/** Creates an account's link and invalidates the previous one. */
function useInvitation(account: SubStoreRecord) {
  const { _id } = account;
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isRunning, setRunning] = useState(false);
  const [created, setCreated] = useState<ReplyOf<'invite_sub_store'> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const invite = useCallback(
    async (is_mailed: boolean) => {
      setRunning(true);
      setFailure(null);
      try {
        setCreated(await dataProvider.inviteSubStore({ _id, is_mailed }));
        void queryClient.invalidateQueries({ queryKey: [raName('sub_stores'), 'getList'], refetchType: 'none' });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isDeclined(error)) setFailure(errorText(error));
      } finally {
        setRunning(false);
      }
    },
    [_id, queryClient, dataProvider],
  );
  // A saved form can end the link, with another address for example.
  const isCurrent =
    created?.sub_store.version === account.version || created?.invitation.expires_at === account.invitation_expires_at;
  return { invite, isRunning, failure, created: isCurrent ? created : null };
}

/** While the mail with a link is being sent, its sender may be watching. */
const watchMs = 2_000;

/** How far the mail with an account's link has come; `null` if there is none. */
function useInvitationMail({ _id, invitation_expires_at, invitation_mail }: SubStoreRecord) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const isWaiting = invitation_mail === 'waiting';
  const { data } = useQuery({
    // Each link expires at a time of its own.
    queryKey: ['invitation_mail', _id, invitation_expires_at],
    queryFn: async () => (await dataProvider.getOne<ListedSubStore>(raName('sub_stores'), { id: _id })).data,
    enabled: isWaiting,
    refetchInterval: ({ state }) => (state.data?.invitation_mail ?? 'waiting') === 'waiting' && watchMs,
  });
  const isSame = isWaiting && data?.invitation_expires_at === invitation_expires_at;
  return isSame ? data.invitation_mail : invitation_mail;
}

interface InvitationLinkProps {
  account: SubStoreRecord;
  invitation: CreatedInvitation;
}

/** The link to pass on. It is only shown now. */
const InvitationLink = ({ account, invitation: { state, path, expires_at } }: InvitationLinkProps) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const until = recordTime(expires_at, { locale, timezone });
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flex: 1, minInlineSize: 0 } }}>
      <Typography variant="body2">{t(`subStores.invitation.${state}`, { name: account.name, until })}</Typography>
      <CopyLink
        path={path}
        label={t('subStores.invitation.link')}
        copy={t('subStores.invitation.copy')}
        copied={t('subStores.invitation.copied')}
      />
    </Alert>
  );
};

const mailSeverity = { waiting: 'info', sent: 'success', failed: 'warning' } as const;

const SendSign = mirrored(SendIcon);

/** The link to set a password: mailed, with how far the mail has come, or passed on. */
export const InvitationSection = ({ account }: { account: SubStoreRecord }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const { invite, isRunning, created, failure } = useInvitation(account);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const wasAsked = useRef(false);
  const isNew = Boolean((state as { invite?: boolean } | null)?.invite);
  useEffect(() => {
    if (!isNew || wasAsked.current) return;
    wasAsked.current = true;
    // Reloading the page doesn't create another link.
    navigate(pathname, { replace: true, state: null });
    void invite(true);
  }, [isNew, invite, navigate, pathname]);

  const { email, has_password, invitation_expires_at: open } = created?.sub_store ?? account;
  const mail = useInvitationMail(created?.sub_store ?? account);
  const until = open && recordTime(open, { locale, timezone });
  const isOver = open !== null && new Date(open) < new Date();
  return (
    <>
      {created?.invitation.path && <InvitationLink account={account} invitation={created.invitation} />}
      {failure && <Alert severity="error">{t(failure)}</Alert>}
      {mail && !isOver && (
        <Alert severity={mailSeverity[mail]} role="status">
          {t(`subStores.invitation.mail.${mail}`, { email, until })}
        </Alert>
      )}
      {!created && until && (isOver || !mail) && (
        <Typography>{t(isOver ? 'subStores.invitation.over' : 'subStores.invitation.open', { until })}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<SendSign />}
          loading={isRunning}
          onClick={() => void invite(true)}
          sx={{ minBlockSize: 44 }}
        >
          {t(
            has_password
              ? 'subStores.invitation.reset'
              : open
                ? 'subStores.invitation.again'
                : 'subStores.invitation.send',
          )}
        </Button>
        {mail && (
          <Button disabled={isRunning} onClick={() => void invite(false)} sx={{ minBlockSize: 44 }}>
            {t('subStores.invitation.share')}
          </Button>
        )}
      </Box>
    </>
  );
};
