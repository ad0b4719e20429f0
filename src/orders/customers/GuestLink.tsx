import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { CopyLink } from '../../components/CopyLink';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useNotifyError } from '../../records/form/useNotifyError';

/** The link with which guests see, confirm, change or cancel their booking, to pass on. It is made when it is asked for. */
export default function GuestLink({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const { makeGuestLink } = useDataProvider<StoreDataProvider>();
  const notifyError = useNotifyError();
  const [path, setPath] = useState('');
  const [isLoading, setLoading] = useState(false);
  const show = async () => {
    setLoading(true);
    await notifyError(async () => setPath((await makeGuestLink({ order_id: orderId })).path));
    setLoading(false);
  };
  const label = t('customers.link');
  return path ? (
    <CopyLink path={path} label={label} copy={t('customers.copy')} copied={t('customers.copied')} />
  ) : (
    <Box>
      <Button
        color="inherit"
        startIcon={<LinkIcon />}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => void show()}
        sx={{ minBlockSize: 44 }}
      >
        {label}
      </Button>
    </Box>
  );
}
