import EraseIcon from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { isErased } from '#contract/erasure';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { withTexts } from '../../i18n/index';

const EraseCustomerDialog = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./EraseCustomerDialog')));

/** Whether anything says who ordered. */
const isKnown = ({ customer, delivery_address }: Order): boolean =>
  !isErased(customer) && Boolean(customer.name || customer.phone || customer.email || delivery_address);

/**
 * Opens the question whether to erase an ended order's customer. The dialog stays when the order shows no customer any
 * longer, because it has the certificate.
 */
export default function EraseCustomer({ order }: { order: Order }) {
  const t = useTranslate();
  const [opened, setOpened] = useState<Order | null>(null);
  return (
    <>
      {isKnown(order) && (
        <Box>
          <Button color="inherit" startIcon={<EraseIcon />} onClick={() => setOpened(order)} sx={{ minBlockSize: 44 }}>
            {t('customers.erase')}
          </Button>
        </Box>
      )}
      <Suspense fallback={null}>
        {opened && <EraseCustomerDialog order={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
