import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { tableNumbers } from '#contract/orders/orderTables';
import { Surface } from '../../../components/Surface';
import { clockTime } from '../../../components/time/storeTime';
import { useOrderActions, usePending } from '../../actions/orderActionsContext';
import { customerName } from '../../display/customerName';
import { useOrderFormat } from '../../display/orderContext';
import { BookingActions } from '../BookingActions';
import { canMove } from './useMoveBooking';

interface MoveBarProps {
  order: Order;
  /** Why its last move was refused. */
  refusal: string | undefined;
  /** How a tap moves it; already translated. */
  how: string;
  onClose: () => void;
}

/** The marked booking below the tables: its actions, how to move it, and why that was refused. */
export const MoveBar = ({ order: seen, refusal, how, onClose }: MoveBarProps) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const { open, pending } = useOrderActions();
  usePending(seen);
  const order = pending.shown(seen);
  const facts = [
    clockTime(dueAt(order), format),
    t('boards.panel.persons', { smart_count: order.persons ?? 0 }),
    t('order.table_number', { number: tableNumbers(order) }),
  ];
  return (
    <Surface
      role="group"
      aria-label={t('tableBook.move.chosen')}
      sx={{ p: 1, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', flexShrink: 0 }}
    >
      {refusal && (
        <Alert severity="error" role="alert" sx={{ py: 0 }}>
          {refusal}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minInlineSize: 0, px: 1 }}>
          <Typography sx={{ fontWeight: 600 }} noWrap>
            <bdi>{customerName(order, t)}</bdi>
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {` · ${facts.join(' · ')}`}
            </Box>
          </Typography>
          {canMove(order) && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {how}
            </Typography>
          )}
        </Box>
        <BookingActions order={order} />
        <Button variant="outlined" onClick={() => open(order._id)} sx={{ minBlockSize: 44 }}>
          {t('tableBook.details')}
        </Button>
        <IconButton
          aria-label={t('tableBook.move.stop')}
          title={t('tableBook.move.stop')}
          onClick={onClose}
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Surface>
  );
};
