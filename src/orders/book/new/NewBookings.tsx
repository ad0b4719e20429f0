import SeatIcon from '@mui/icons-material/EventSeatOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import type { StoreTables } from '../../places/tableChoices';

const WalkInDialog = lazyWithRetry(() => import('./WalkInDialog'));

/**
 * Buttons that take new guests, with the dialogs that they open.
 *
 * @param menu undefined until it is loaded
 */
export const NewBookings = ({ menu }: { menu: StoreTables | undefined }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SeatIcon />}
        disabled={!menu || menu.tables.length === 0}
        onClick={() => setOpen(true)}
        sx={{ minBlockSize: 44 }}
      >
        {t('tableBook.walk_in')}
      </Button>
      <Suspense fallback={null}>
        {menu && isOpen && <WalkInDialog store={menu} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
