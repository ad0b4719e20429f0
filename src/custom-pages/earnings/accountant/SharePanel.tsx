import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { AccountantLink } from '#contract/entities/accountantLink';
import { CopyLink } from '../../../components/CopyLink';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import { Loading } from '../../../components/feedback/Loading';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { NewLinkForm } from './NewLinkForm';
import { useAccountantLinks } from './useAccountantLinks';

/** A name of the owner's choice, in texts of either direction. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

interface LinkRowProps {
  link: AccountantLink;
  onRevoked: () => void;
}

const LinkRow = ({ link: { _id, name, expires_at, last_used_at }, onRevoked }: LinkRowProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const { locale, timezone } = useStoreFormat();
  const time = (at: string) => recordTime(at, { locale, timezone });
  const revoke = async () => {
    await attempt(() => dataProvider.revokeAccountantLink({ _id }));
    // Also if it was refused: someone else may have revoked it.
    onRevoked();
  };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 }}>
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('accountant.until', { time: time(expires_at) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {last_used_at ? t('accountant.used', { time: time(last_used_at) }) : t('accountant.unused')}
        </Typography>
      </Box>
      <ConfirmButton
        label={t('accountant.revoke')}
        title={t('accountant.revoke_title', { name: isolated(name) })}
        detail={t('accountant.revoke_detail')}
        act={revoke}
        isDangerous
      />
    </Box>
  );
};

/** The link's address: no later reply has it. */
const CreatedLink = ({ accountant_link: { name, expires_at }, path }: ReplyOf<'add_accountant_link'>) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const time = recordTime(expires_at, { locale, timezone });
  return (
    <Alert severity="success" role="status" sx={{ '& .MuiAlert-message': { flex: 1, minInlineSize: 0 } }}>
      <Typography variant="body2">{t('accountant.created', { name: isolated(name), time })}</Typography>
      <CopyLink path={path} label={t('accountant.link')} copy={t('accountant.copy')} copied={t('accountant.copied')} />
    </Alert>
  );
};

/** The owner's links for accountants: creates one, shows when they were used, and revokes them. */
export default function SharePanel({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { links, error, refetch, reload } = useAccountantLinks();
  const [created, setCreated] = useState<ReplyOf<'add_accountant_link'> | null>(null);
  const createdId = created?.accountant_link._id;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography color="text.secondary">{t('accountant.detail')}</Typography>
      <NewLinkForm
        onCreated={(reply) => {
          setCreated(reply);
          void reload();
        }}
      />
      {created && <CreatedLink key={createdId} {...created} />}
      {links ? (
        <Box component="ul" aria-label={t('accountant.links')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {links.map((link) => (
            <LinkRow
              key={link._id}
              link={link}
              onRevoked={() => {
                if (link._id === createdId) setCreated(null);
                void reload();
              }}
            />
          ))}
        </Box>
      ) : error ? (
        <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          {t('accountant.failed')}
          <Button onClick={() => void refetch()} sx={{ minBlockSize: 40 }}>
            {t('common.retry')}
          </Button>
        </Box>
      ) : (
        <Loading />
      )}
      {links?.length === 0 && <Typography>{t('accountant.none')}</Typography>}
      <Button onClick={onClose} sx={{ justifySelf: 'end', minBlockSize: 44 }}>
        {t('common.close')}
      </Button>
    </Box>
  );
}
