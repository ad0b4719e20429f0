import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { browserName } from '#contract/browserName';
import type { DeviceSession } from '#contract/entities/subStore';
import { Confirm } from '../../components/feedback/Confirm';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 64,
  paddingBlock: 6,
  '& + &': { borderBlockStart: `1px solid ${theme.palette.divider}` },
}));

interface DeviceLineProps {
  device: DeviceSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** One device: browser, address, last use. This device is marked and can't be signed out here. */
const DeviceLine = ({ device, isEnding, onEnd }: DeviceLineProps) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  const { user_agent, address, last_used_at, is_current } = device;
  const { browser, system } = browserName(user_agent);
  const deviceName = browser && system ? t('access.devices.device', { browser, system }) : browser || system;
  const name = deviceName || t('access.devices.unknown');
  const Icon = /Android|iPhone|iPad|Mobile/.test(user_agent) ? PhoneIcon : ComputerIcon;
  return (
    <Line>
      <Icon sx={{ color: 'text.secondary' }} />
      <div style={{ minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('access.devices.last_use', { time: recordTime(last_used_at, { locale, timezone }) })}
          {' · '}
          <bdi dir="ltr">{address}</bdi>
        </Typography>
      </div>
      {is_current ? (
        <Chip size="small" color="primary" variant="outlined" label={t('access.devices.this')} />
      ) : (
        <Button
          color="inherit"
          variant="outlined"
          loading={isEnding}
          onClick={onEnd}
          aria-label={t('access.devices.end_one', { name })}
          sx={{ minBlockSize: 40 }}
        >
          {t('access.devices.end')}
        </Button>
      )}
    </Line>
  );
};

/** An account's devices, and how to sign them out. */
function useDevices(account: string | undefined) {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryKey = ['devices', account ?? 'own'];
  const whose = account === undefined ? {} : { sub_store_id: account };
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getSessionList(whose, { signal })).data,
  });
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (what: string, call: () => Promise<unknown>) => {
    setEnding(what);
    setFailure(null);
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // If it has already ended, that is what the user wanted. The list shows it.
      if (error.fields.length === 0) setFailure(errorText(error));
    } finally {
      await queryClient.invalidateQueries({ queryKey });
      setEnding(null);
    }
  };
  return {
    ...query,
    ending,
    failure,
    end: (_id: string) => run(_id, () => dataProvider.endSession({ _id })),
    endOthers: () => run('others', () => dataProvider.endOtherSessions(whose)),
  };
}

/**
 * Where an account is signed in, with a button for each device to sign it out.
 *
 * @param props.account a sub-account's id; `undefined` for the one that is signed in here
 */
export const DeviceList = ({ account }: { account?: string }) => {
  const t = useTranslate();
  const { data, isPending, isError, refetch, end, endOthers, ending, failure } = useDevices(account);
  const [isAsking, setAsking] = useState(false);
  if (isPending) {
    return (
      <Box role="status" aria-label={t('access.devices.loading')}>
        <Skeleton variant="rounded" height={56} />
      </Box>
    );
  }
  if (isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}>
        {t('access.devices.failed')}
      </Alert>
    );
  }
  const others = data.filter(({ is_current }) => !is_current);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure && <Alert severity="error">{t(failure)}</Alert>}
      {data.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('access.devices.none')}</Typography>}
      {data.length > 0 && (
        <Box component="ul" aria-label={t('access.devices.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((device) => (
            <DeviceLine
              key={device._id}
              device={device}
              isEnding={ending === device._id}
              onEnd={() => void end(device._id)}
            />
          ))}
        </Box>
      )}
      {others.length > 1 && (
        <div>
          <Button color="error" onClick={() => setAsking(true)} sx={{ minBlockSize: 44 }}>
            {t(account ? 'access.devices.end_all' : 'access.devices.end_others')}
          </Button>
        </div>
      )}
      {isAsking && (
        <Confirm
          isOpen
          title={t(account ? 'access.devices.end_all' : 'access.devices.end_others')}
          content={t('access.devices.end_detail', { smart_count: others.length })}
          confirm={t('access.devices.end')}
          cancel={t('common.cancel')}
          confirmColor="warning"
          loading={ending === 'others'}
          onConfirm={() => void endOthers().then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
};
