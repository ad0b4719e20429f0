import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { DeviceLine } from './DeviceLine';
import { useDevices } from './useDevices';

/**
 * Where an account is signed in, each device with a way to end that.
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
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('recordLists.error.retry')}</Button>}>
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
        <ConfirmDialog
          title={t(account ? 'access.devices.end_all' : 'access.devices.end_others')}
          detail={t('access.devices.end_detail', { smart_count: others.length })}
          confirm={t('access.devices.end')}
          keep={t('recordLists.bulk.keep')}
          isDangerous
          isRunning={ending === 'others'}
          onConfirm={() => void endOthers().then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
};
