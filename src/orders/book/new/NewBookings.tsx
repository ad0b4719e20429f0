import SeatIcon from '@mui/icons-material/EventSeatOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Table } from '#contract/entities/menu';
import { lazyWithRetry } from '../../../components/lazyWithRetry';

const WalkInDialog = lazyWithRetry(() => import('./WalkInDialog'));

/** Buttons that take new guests, with the dialogs that they open. */
export const NewBookings = ({ tables }: { tables: readonly Table[] }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SeatIcon />}
        disabled={tables.length === 0}
        onClick={() => setOpen(true)}
        sx={{ minBlockSize: 44 }}
      >
        {t('tableBook.walk_in')}
      </Button>
      <Suspense fallback={null}>{isOpen && <WalkInDialog tables={tables} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
