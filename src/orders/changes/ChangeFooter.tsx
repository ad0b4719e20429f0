import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Order, OrderItem } from '#contract/entities/order';
import { limits } from '#contract/limits';
import type { ChangePlan } from '#contract/orders/changePlan';
import { changeAnswerMinutes } from '#contract/orders/orderEventKinds';
import { PlanSums } from './PlanSums';

interface ChangeFooterProps {
  order: Order;
  plan: ChangePlan<OrderItem>;
  message: string;
  onMessage: (message: string) => void;
  isSending: boolean;
  isEmpty: boolean;
}

/** What a change comes to, who decides on it, and the button that sends it. */
export const ChangeFooter = ({ order, plan, message, onMessage, isSending, isEmpty }: ChangeFooterProps) => {
  const t = useTranslate();
  const isAsked = order.placed_by === 'platform';
  const isReady = plan.lines.length > 0 && !isEmpty;
  return (
    <Box
      sx={{
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        px: { xs: 2, md: 3 },
        py: 1.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px auto' },
        alignItems: 'center',
      }}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {isAsked && isReady && (
          <TextField
            size="small"
            fullWidth
            label={t('orderChanges.edit.message')}
            placeholder={t('orderChanges.edit.message_hint')}
            value={message}
            onChange={({ target }) => onMessage(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.reasonMax } }}
          />
        )}
        <Typography variant="body2" color="text.secondary">
          {isAsked ? t('orderChanges.edit.asks', { minutes: changeAnswerMinutes }) : t('orderChanges.edit.at_once')}
        </Typography>
      </Box>
      <PlanSums order={order} plan={plan} />
      <Button type="submit" size="large" variant="contained" disabled={!isReady || isSending}>
        {t(isAsked ? 'orderChanges.edit.ask' : 'orderChanges.edit.save')}
      </Button>
    </Box>
  );
};
