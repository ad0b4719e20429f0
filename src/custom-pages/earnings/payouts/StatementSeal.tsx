import VerifiedIcon from '@mui/icons-material/VerifiedUserOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { type SealState, sealCode } from '#contract/statements/seal';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { Facts } from '../Figure';
import { type StatementReply, verifyStatement } from './verifyStatement';

interface StatementSealProps {
  payoutId: string;
  reply: StatementReply;
}

/** The seal as it is printed, and a button that verifies it in this browser. */
export const StatementSeal = ({ payoutId, reply }: StatementSealProps) => {
  const t = useTranslate();
  const attempt = useNotifyError();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const [state, setState] = useState<SealState | 'unsupported' | null>(null);
  const verify = async () => {
    // Browsers hash on https and localhost only.
    if (!globalThis.crypto?.subtle) return setState('unsupported');
    setBusy(true);
    await attempt(async () => setState(await verifyStatement(dataProvider, payoutId, reply)));
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Facts>
        <dt>{t('payouts.seal.label')}</dt>
        <dd dir="ltr">{sealCode(reply.statement.seal.hash)}</dd>
      </Facts>
      <Button startIcon={<VerifiedIcon />} loading={isBusy} onClick={() => void verify()} sx={{ minBlockSize: 44 }}>
        {t('payouts.seal.verify')}
      </Button>
      {state && (
        <Alert
          severity={state === 'intact' ? 'success' : state === 'unsupported' ? 'info' : 'error'}
          role="status"
          sx={{ justifySelf: 'stretch' }}
        >
          {t(`payouts.seal.${state}`)}
        </Alert>
      )}
    </Box>
  );
};
