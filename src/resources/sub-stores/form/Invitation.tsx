import SendIcon from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { mirrored } from '../../../components/icons/mirrored';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import { InvitationLink } from './InvitationLink';
import { useInvitation } from './useInvitation';

const SendSign = mirrored(SendIcon);

/** The link with which a person sets a password: made here, mailed or handed on. */
export const Invitation = ({ account }: { account: SubStoreRecord }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const { invite, isRunning, made, failure } = useInvitation(account._id);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const wasAsked = useRef(false);
  const isNew = Boolean((state as { invite?: boolean } | null)?.invite);
  useEffect(() => {
    if (!isNew || wasAsked.current) return;
    wasAsked.current = true;
    // A reload of the page makes no second link.
    navigate(pathname, { replace: true, state: null });
    void invite();
  }, [isNew, invite, navigate, pathname]);

  const open = made?.expires_at ?? account.invitation_expires_at;
  const until = open && recordTime(open, { locale, timezone });
  const isOver = open !== null && new Date(open) < new Date();
  return (
    <>
      {made && <InvitationLink account={account} invitation={made} />}
      {failure && <Alert severity="error">{t(failure)}</Alert>}
      {!made && until && (
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
