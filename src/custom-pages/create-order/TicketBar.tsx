import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface TicketBarProps {
  count: number;
  total: string;
  onOpen: () => void;
}

/** On a phone: what is on the ticket, always in sight below the menu. */
export const TicketBar = ({ count, total, onOpen }: TicketBarProps) => {
  const t = useTranslate();
  return (
    <Box
      sx={{
        position: 'fixed',
        insetBlockEnd: 0,
        insetInline: 0,
        zIndex: 3,
        p: 1.5,
        bgcolor: 'background.paper',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Button fullWidth variant="contained" size="large" onClick={onOpen} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <span aria-live="polite">{t('createOrder.ticket.count', { smart_count: count })}</span>
        <span style={{ flex: 1 }}>{t('createOrder.ticket.show')}</span>
        <span>{total}</span>
      </Button>
    </Box>
  );
};
