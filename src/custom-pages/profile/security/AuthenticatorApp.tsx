import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordDate } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { RemoveFactor } from './RemoveFactor';
import type { FactorsPart } from './useFactors';

const TotpSetupDialog = lazyWithRetry(() => import('./TotpSetupDialog'));

/** The account's authenticator app: one at a time. */
export const AuthenticatorApp = ({
  factors,
  show,
  wasAdded,
  showCodes,
  canChange,
}: FactorsPart & { canChange: boolean }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const attempt = useNotifyError();
  const [secret, setSecret] = useState<{ secret: string; uri: string } | null>(null);
  const { totp } = factors;
  const begin = () =>
    attempt(async () => {
      try {
        setSecret(await dataProvider.beginTotp({}));
      } catch (error) {
        if (!(await wasAdded())) throw error;
      }
    });
  const action = totp ? (
    <RemoveFactor
      factors={factors}
      label={t('security.remove')}
      title={t('security.totp.remove_title')}
      remove={async () => show((await dataProvider.removeTotp({})).factors)}
    />
  ) : (
    <Button variant="outlined" onClick={() => void begin()} sx={{ minBlockSize: 44 }}>
      {t('security.totp.add')}
    </Button>
  );
  return (
    <FormSection title="security.two_step" detail="security.detail">
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <div style={{ flex: 1, minInlineSize: 0 }}>
          <Typography variant="h4" component="h3">
            {t('security.totp.title')}
          </Typography>
          <Typography color="text.secondary">
            {totp
              ? t('security.totp.since', { date: recordDate(totp.created_at, { locale, timezone }) })
              : t('security.totp.off')}
          </Typography>
        </div>
        {canChange && action}
      </Stack>
      {secret && (
        <Suspense fallback={null}>
          <TotpSetupDialog
            {...secret}
            wasAdded={wasAdded}
            onAdded={(added, codes) => {
              show(added);
              showCodes(codes);
            }}
            onClose={() => setSecret(null)}
          />
        </Suspense>
      )}
    </FormSection>
  );
};
