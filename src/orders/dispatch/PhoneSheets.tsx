import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { PeopleList } from './people/PeopleList';

const DispatchMap = lazyWithRetry(() => import('./map/DispatchMap'), { isAside: true });

interface PhoneSheetsProps {
  /** The orders on the map. */
  orders: readonly Order[];
  /** All orders: a search doesn't affect people's active orders. */
  allOrders: readonly Order[];
  people: UseQueryResult<unknown>;
}

/** On a phone, people and map open from the bottom, over the columns. */
export const PhoneSheets = ({ orders, allOrders, people }: PhoneSheetsProps) => {
  const t = useTranslate();
  const [open, setOpen] = useState<'people' | 'map' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Paper
        elevation={6}
        sx={{
          position: 'fixed',
          insetInline: 12,
          insetBlockEnd: 8,
          zIndex: 2,
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 1,
          p: 0.75,
        }}
      >
        <Button startIcon={<GroupsIcon />} sx={{ minBlockSize: 44 }} onClick={() => setOpen('people')}>
          {t('dispatch.people.title')}
        </Button>
        <Button startIcon={<MapIcon />} sx={{ minBlockSize: 44 }} onClick={() => setOpen('map')}>
          {t('dispatch.map.title')}
        </Button>
      </Paper>
      <Drawer
        anchor="bottom"
        open={open !== null}
        onClose={close}
        slotProps={{
          paper: {
            'aria-label': t(open === 'map' ? 'dispatch.map.title' : 'dispatch.people.title'),
            sx: { blockSize: '82dvh', p: 1, pt: 1.5, borderStartStartRadius: 16, borderStartEndRadius: 16 },
          },
        }}
      >
        <Box sx={{ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' }}>
          {open === 'people' && <PeopleList orders={allOrders} query={people} />}
          {open === 'map' && (
            <Suspense fallback={<Skeleton variant="rounded" height="100%" />}>
              <DispatchMap orders={orders} />
            </Suspense>
          )}
        </Box>
        <Button size="large" onClick={close} sx={{ mt: 1, minBlockSize: 44 }}>
          {t('common.close')}
        </Button>
      </Drawer>
    </>
  );
};
