import Box from '@mui/material/Box';
import type { Customer } from '#contract/entities/order';
import { CustomerNoteView } from './CustomerNoteView';
import { EditNoteButton } from './EditNoteButton';
import { isCompleteNumber, useCustomer } from './useCustomer';

/** The note about an order's customer; nothing until it has loaded, and for numbers that can't have one. */
export default function OrderCustomerNote({ customer }: { customer: Customer }) {
  const known = useCustomer(customer);
  if (!known || !isCompleteNumber(customer)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {known.note && <CustomerNoteView note={known.note} />}
      <Box>
        <EditNoteButton number={customer} name={customer.name} note={known.note} />
      </Box>
    </Box>
  );
}
