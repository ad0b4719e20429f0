import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { StoreDataProvider } from '../../dataProvider/index';
import { storeMenuQuery } from '../../realtime/useRecordChanges';
import { accountOf } from '../../session/session';
import { useSession } from '../../session/useSession';
import { indexMenu } from '../menu/menuIndex';
import { CreateOrderContent } from './CreateOrderContent';

/** The page's outline while the menu loads. */
const MenuSkeleton = () => {
  const t = useTranslate();
  return (
    <Box aria-busy aria-label={t('createOrder.loading')} role="status" sx={{ display: 'flex', gap: 2.5 }}>
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        }}
      >
        <Skeleton variant="rounded" height={44} sx={{ gridColumn: '1 / -1' }} />
        {Array.from({ length: 18 }, (_, index) => `card-${index}`).map((key) => (
          <Skeleton key={key} variant="rounded" height={60} />
        ))}
      </Box>
      <Skeleton
        variant="rounded"
        width={400}
        height={560}
        sx={{ display: { xs: 'none', md: 'block' }, flexShrink: 0 }}
      />
    </Box>
  );
};

/** A menu change that no message told of is seen by then. */
const reloadMs = 300_000;

/** `/app/create-order`: staff take an order by phone or at the counter. */
export default function CreateOrderPage() {
  const t = useTranslate();
  const session = useSession();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data, isError, refetch } = useQuery({
    ...storeMenuQuery(dataProvider, session?.store._id),
    refetchInterval: reloadMs,
  });
  const menu = useMemo(() => data && indexMenu(data), [data]);
  if (!session) return null;
  if (menu && menu.items.size === 0) {
    return (
      <Alert severity="info">
        <Typography sx={{ fontWeight: 600 }}>{t('createOrder.menu_empty.title')}</Typography>
        {t('createOrder.menu_empty.detail')}
      </Alert>
    );
  }
  if (menu)
    return (
      <CreateOrderContent key={accountOf(session)} account={accountOf(session)} store={session.store} menu={menu} />
    );
  if (!isError) return <MenuSkeleton />;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{t('createOrder.menu_failed.title')}</Typography>
      {t('createOrder.menu_failed.detail')}
    </Alert>
  );
}
