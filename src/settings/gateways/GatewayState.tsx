import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { PaymentGatewayState } from '#contract/entities/paymentGateway';
import { CopyLink } from '../../components/CopyLink';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useListText } from '../../components/text/useListText';
import { recordTime } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useNotifyError } from '../../records/form/useNotifyError';

interface GatewayStateProps {
  /** The gateway's name. */
  name: string;
  /** Where its texts are. */
  texts: string;
}

/** The states of all gateways, read again after each save. */
function useGateways() {
  const { formState } = useFormContext();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryKey = ['payment_gateways', JSON.stringify(formState.defaultValues)];
  const query = useQuery({
    queryKey,
    queryFn: () => dataProvider.getPaymentGateways(),
    placeholderData: (previous) => previous,
  });
  return { queryKey, query };
}

/** Whether it takes payments, and whether real ones. */
const Signs = ({ gateway, texts }: { gateway: PaymentGatewayState; texts: string }) => {
  const t = useTranslate();
  const { is_test, is_on, is_first, has_keys } = gateway;
  const mode = is_test === null ? 'unchecked' : is_test ? 'test' : 'live';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {is_on && <Chip size="small" color="primary" label={t(`${texts}.state.${is_first ? 'first' : 'second'}`)} />}
      {has_keys && <Chip size="small" variant="outlined" label={t(`${texts}.state.${mode}`)} />}
    </Box>
  );
};

/** Below a gateway's keys: a test of them, where its messages go, what it lacks, and whether it is paused. */
export const GatewayState = ({ name, texts }: GatewayStateProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const attempt = useNotifyError();
  const listText = useListText();
  const { locale, timezone } = useStoreFormat();
  const client = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { queryKey, query } = useGateways();
  const [isChecking, setChecking] = useState(false);
  const time = (at: string) => recordTime(at, { locale, timezone });

  if (query.isError) return <Alert severity="error">{t(`${texts}.failed`)}</Alert>;
  const gateway = query.data?.gateways.find((each) => each.name === name);
  if (!gateway) return null;
  const check = async () => {
    setChecking(true);
    await attempt(async () => {
      const { check: outcome, gateways } = await dataProvider.checkPaymentGateway({ name: gateway.name });
      client.setQueryData(queryKey, { gateways });
      notify(`${texts}.result.${outcome}`, { type: outcome === 'ok' ? 'success' : 'error' });
    });
    setChecking(false);
  };

  const { has_keys, paused_until, missing_steps, webhook_path, last_event_at, account, checked_at } = gateway;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}>
      {(gateway.is_on || has_keys) && <Signs gateway={gateway} texts={texts} />}
      {paused_until && <Alert severity="warning">{t(`${texts}.paused`, { at: time(paused_until) })}</Alert>}
      {missing_steps.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t(`${texts}.lacks`, { steps: listText(missing_steps.map((step) => t(`${texts}.step.${step}`))) })}
        </Typography>
      )}
      {has_keys && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          <Button variant="outlined" loading={isChecking} onClick={() => void check()} sx={{ minBlockSize: 44 }}>
            {t(`${texts}.check`)}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {checked_at
              ? t(`${texts}.checked`, { account: `\u2068${account}\u2069`, at: time(checked_at) })
              : t(`${texts}.free`)}
          </Typography>
        </Box>
      )}
      {webhook_path && (
        <>
          <CopyLink
            path={webhook_path}
            label={t(`${texts}.webhook`)}
            copy={t(`${texts}.copy`)}
            copied={t(`${texts}.copied`)}
          />
          <Typography variant="body2" color="text.secondary">
            {last_event_at ? t(`${texts}.last_event`, { at: time(last_event_at) }) : t(`${texts}.no_event`)}
          </Typography>
        </>
      )}
    </Box>
  );
};
