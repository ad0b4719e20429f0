import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { formatMoney } from '#contract/money';
import { settlementOf } from '#contract/orders/settlement';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { useGuardedClose } from '../../records/form/useGuardedClose';
import { useOrderFormat } from '../display/orderContext';
import { SettlementNote } from '../money/SettlementNote';
import { SoldOutFields } from '../stock/SoldOutFields';
import { useMarkSoldOut } from '../stock/useMarkSoldOut';
import { useSoldOutChoice } from '../stock/useSoldOutChoice';
import type { QuestionProps } from './orderActionsContext';

/** Returns the charge for a cancellation that the customer requests, by the store's rules; 0 if there is none. */
const useWishCharge = (order: Order): number => {
  const { rules } = useOrderFormat();
  return settlementOf('customer_asked', order.order_status, order, rules, new Date()).charge;
};

interface KeepChargeProps {
  charge: number;
  currency: string;
  isChargeKept: boolean;
  onChange: (isChargeKept: boolean) => void;
}

/** Whether a customer who requested the cancellation pays the store's charge. */
const KeepCharge = ({ charge, currency, isChargeKept, onChange }: KeepChargeProps) => {
  const t = useTranslate();
  const { locale } = useOrderFormat();
  return (
    <FormControlLabel
      sx={{ minBlockSize: 44, mb: 1 }}
      control={<Checkbox checked={isChargeKept} onChange={(_, isOn) => onChange(isOn)} />}
      label={t('orderChanges.settlement.keep_charge', { charge: formatMoney(charge, currency, locale) })}
    />
  );
};

const reasons = ['too_busy', 'sold_out', 'closing', 'too_far', 'customer_asked', 'other'] as const;

/** Why an order is rejected or cancelled: one of the usual reasons, with free text where needed. */
export const OrderReasonDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { order, action } = question;
  const [chosen, setChosen] = useState('');
  const [words, setWords] = useState('');
  const [isChargeKept, setChargeKept] = useState(true);
  const { close, question: unsaved } = useGuardedClose({ isTyped: words !== '', onClose });
  const chosenText = chosen === 'other' ? '' : chosen && t(`boards.reason.${chosen}`);
  const reason = [chosenText, words.trim()].filter(Boolean).join(': ').slice(0, limits.reasonMax);
  const isWish = action === 'cancel' && chosen === 'customer_asked';
  const charge = useWishCharge(order);
  const isCharged = isWish && isChargeKept && charge > 0;
  const isDelivered = order.delivery_address !== undefined;
  const asksStock = useIsAllowed()({ permission: 'store/product/stock' }) && chosen === 'sold_out';
  const soldOut = useSoldOutChoice(order.items);
  const markSoldOut = useMarkSoldOut();
  const submit = () => {
    onClose();
    const answered = onAnswer(question, { reason, ...(isCharged && { is_charged: true }) });
    if (!asksStock || !soldOut.chosen) return;
    // In parallel with the rejection: the items are sold out whether or not the rejection succeeds.
    void markSoldOut(
      soldOut.chosen,
      answered.then((outcome) => (outcome.done && outcome.order ? { order: outcome.order, action } : null)),
    );
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby="reason-title">
      <form
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason) submit();
        }}
      >
        <DialogTitle id="reason-title">
          {t(`boards.reason.title.${action === 'reject' ? 'reject' : 'cancel'}`, { number: order.unique_id })}
        </DialogTitle>
        <DialogContent>
          <RadioGroup
            aria-label={t('boards.reason.label')}
            value={chosen}
            onChange={(_, value) => setChosen(value)}
            sx={{ '& label': { minBlockSize: 44 } }}
          >
            {reasons
              .filter((name) => name !== 'too_far' || isDelivered)
              .map((name) => (
                <FormControlLabel key={name} value={name} control={<Radio />} label={t(`boards.reason.${name}`)} />
              ))}
          </RadioGroup>
          {asksStock && <SoldOutFields choice={soldOut} label={t('soldOut.what')} />}
          <TextField
            fullWidth
            multiline
            minRows={2}
            margin="dense"
            label={t('boards.reason.own')}
            required={chosen === 'other'}
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              if (!chosen) setChosen('other');
            }}
            helperText={t('boards.reason.told')}
            slotProps={{ htmlInput: { maxLength: limits.reasonMax - 40 } }}
            sx={{ mb: 2 }}
          />
          {isWish && charge > 0 && (
            <KeepCharge
              charge={charge}
              currency={order.currency}
              isChargeKept={isChargeKept}
              onChange={setChargeKept}
            />
          )}
          <SettlementNote
            order={order}
            ending={action === 'reject' ? 'reject' : isCharged ? 'customer_asked' : 'cancel'}
            isWish={isWish}
          />
        </DialogContent>
        <DialogActions>
          <Button size="large" onClick={close}>
            {t('boards.reason.keep')}
          </Button>
          <Button size="large" type="submit" variant="contained" color="error" disabled={!reason}>
            {t(`boards.reason.confirm.${action === 'reject' ? 'reject' : 'cancel'}`)}
          </Button>
        </DialogActions>
      </form>
      {unsaved}
    </Dialog>
  );
};
