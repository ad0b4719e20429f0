import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { withTexts } from '../../../i18n/index';
import type { StoreTables } from '../../places/tableChoices';
import type { BookingPreset } from '../phone/bookingChoice';
import { stillWaiting, useWaitingList } from './useWaitingList';

const WaitingDialog = lazyWithRetry(withTexts(['pages', 'orders'], () => import('./WaitingDialog')));

interface WaitingButtonProps {
  /** Undefined until it is loaded. */
  menu: StoreTables | undefined;
  onBook: (booking: BookingPreset) => void;
}

/** Opens the waiting list, and says how many parties wait. */
export const WaitingButton = ({ menu, onBook }: WaitingButtonProps) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { length } = stillWaiting(useWaitingList().data);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<HourglassIcon />}
        disabled={!menu || menu.tables.length === 0}
        onClick={() => setOpen(true)}
        sx={{ minBlockSize: 44 }}
      >
        {t('tableBook.waiting.title')}
        {length > 0 && (
          <Box component="span" sx={{ marginInlineStart: 1, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {length}
          </Box>
        )}
      </Button>
      <Suspense fallback={null}>
        {menu && isOpen && (
          <WaitingDialog
            menu={menu}
            onBook={(booking) => {
              setOpen(false);
              onBook(booking);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};
