import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { SocialAccount } from '#contract/entities/social';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordDate } from '../../../components/time/storeTime';
import { securityPath } from '../../../config/paths';
import { remoteConfig } from '../../../config/remoteConfig';
import { canUseServices, socialStartPath } from '../../../config/socialPath';
import { errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { readSocialTicket, writeSocialTicket } from '../../../session/social';

const LinkDialog = lazyWithRetry(() => import('./LinkDialog'));

const queryKey = ['social-accounts'] as const;

interface LinkedAccountProps {
  account: SocialAccount;
  canChange: boolean;
  unlink: () => Promise<boolean>;
}

const LinkedAccount = ({ account, canChange, unlink }: LinkedAccountProps) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const { login_by: provider, email, created_at } = account;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <div style={{ flex: 1, minInlineSize: 160 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{provider}</bdi>
        </Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{email}</bdi>
        </Typography>
        <Typography color="text.secondary">
          {t('security.social.since', { date: recordDate(created_at, { locale, timezone }) })}
        </Typography>
      </div>
      {canChange && (
        <ConfirmButton
          label={t('security.social.unlink', { provider })}
          title={t('security.social.unlink_title', { provider })}
          detail={t('security.social.unlink_detail')}
          variant="text"
          color="inherit"
          isDangerous
          act={unlink}
        />
      )}
    </Stack>
  );
};

/** The account's accounts at other sign-in services. Each service that is set up can be linked once, at the address that it leads back to. */
export default function SocialAccounts({ canChange }: { canChange: boolean }) {
  const t = useTranslate();
  const notify = useNotify();
  const attempt = useNotifyError();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  /** Someone has just signed in with a service, to link it. */
  const [ticket, setTicket] = useState(() => (canChange ? readSocialTicket() : null));
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getSocialAccounts({}, { signal })).social_accounts,
  });
  const show = (accounts: readonly SocialAccount[]) => queryClient.setQueryData(queryKey, accounts);
  const providers = canUseServices() ? remoteConfig().setting.social_providers : [];
  const unlinked = providers.filter(({ label }) => !data?.some(({ login_by }) => login_by === label));
  // A service that is no longer set up leaves its links, which can be removed.
  if (providers.length === 0 && !data?.length) return null;
  return (
    <FormSection title="security.social.title" detail="security.social.detail">
      {error && <Typography color="error">{t(errorText(error))}</Typography>}
      {data?.map((account) => (
        <LinkedAccount
          key={account._id}
          account={account}
          canChange={canChange}
          unlink={() =>
            attempt(async () => show((await dataProvider.unlinkSocialAccount({ _id: account._id })).social_accounts))
          }
        />
      ))}
      {canChange && data && unlinked.length > 0 && (
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          {unlinked.map(({ position, label }) => (
            <Button
              key={position}
              component="a"
              href={socialStartPath({ position, purpose: 'link', from: securityPath })}
              variant="outlined"
              sx={{ minBlockSize: 44 }}
            >
              {t('security.social.link', { provider: label })}
            </Button>
          ))}
        </Stack>
      )}
      {ticket && (
        <Suspense fallback={null}>
          <LinkDialog
            ticket={ticket}
            onLinked={(accounts, provider) => {
              show(accounts);
              notify(t('security.social.linked', { provider }), { type: 'success' });
            }}
            onClose={(problem) => {
              writeSocialTicket(null);
              setTicket(null);
              if (problem) notify(t(problem), { type: 'warning' });
            }}
          />
        </Suspense>
      )}
    </FormSection>
  );
}
