import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Factors } from '#contract/entities/factor';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordDate } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { passkeysBlocker } from '../../../dataProvider/passkeys';
import { FormSection } from '../../../records/form/FormSection';
import { RemoveFactor } from './RemoveFactor';
import type { FactorsPart } from './useFactors';

const PasskeyDialog = lazyWithRetry(() => import('./PasskeyDialog'));

type Passkey = Factors['passkeys'][number];

/** The account's passkeys. Where browsers refuse them, such as on 127.0.0.1, it says why. */
export const Passkeys = ({ factors, show, wasAdded, showAdded, canChange }: FactorsPart & { canChange: boolean }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  /** The passkey that is being renamed; `new`: one is being added. */
  const [named, setNamed] = useState<Passkey | 'new' | null>(null);
  const { passkeys, passkey_domain: domain } = factors;
  const blocker = passkeysBlocker(domain);
  const usedText = ({ last_used_at: at }: Passkey) =>
    at ? t('security.passkey.used', { date: recordDate(at, { locale, timezone }) }) : t('security.passkey.unused');
  return (
    <FormSection
      title="security.passkey.title"
      detail="security.passkey.detail"
      action={
        canChange &&
        !blocker && (
          <Button variant="outlined" onClick={() => setNamed('new')} sx={{ minBlockSize: 44 }}>
            {t('security.passkey.add')}
          </Button>
        )
      }
    >
      {canChange && blocker && <Typography>{t(`security.passkey.${blocker}`, { domain })}</Typography>}
      {passkeys.length === 0 && <Typography color="text.secondary">{t('security.passkey.none')}</Typography>}
      {passkeys.map((passkey) => (
        <Stack key={passkey._id} direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <div style={{ flex: 1, minInlineSize: 160 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{passkey.name}</bdi>
            </Typography>
            <Typography color="text.secondary">{usedText(passkey)}</Typography>
          </div>
          {canChange && (
            <>
              <Button color="inherit" onClick={() => setNamed(passkey)} sx={{ minBlockSize: 44 }}>
                {t('security.passkey.rename_of', { name: passkey.name })}
              </Button>
              <RemoveFactor
                factors={factors}
                label={t('security.passkey.remove_of', { name: passkey.name })}
                title={t('security.passkey.remove_title', { name: passkey.name })}
                remove={async () => show((await dataProvider.removePasskey({ _id: passkey._id })).factors)}
              />
            </>
          )}
        </Stack>
      ))}
      {named && (
        <Suspense fallback={null}>
          <PasskeyDialog
            passkey={named === 'new' ? null : named}
            domain={domain}
            wasAdded={wasAdded}
            onSaved={showAdded}
            onClose={() => setNamed(null)}
          />
        </Suspense>
      )}
    </FormSection>
  );
};
