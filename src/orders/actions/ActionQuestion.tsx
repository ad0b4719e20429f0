import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { settlementOf } from '#contract/orders/settlement';
import { Confirm } from '../../components/feedback/Confirm';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { withTexts } from '../../i18n/index';
import { useOrderFormat } from '../display/orderContext';
import { SettlementNote } from '../money/SettlementNote';
import { AcceptPopover } from './AcceptPopover';
import { HandOverDialog } from './HandOverDialog';
import { OrderReasonDialog } from './OrderReasonDialog';
import type { QuestionProps } from './orderActionsContext';
import { PickupDialog } from './PickupDialog';
import { ProviderDialog } from './ProviderDialog';
import { UndoNoShowDialog } from './UndoNoShowDialog';

/** Asks for confirmation before a booking ends: the guests may be at the door, and they pay the charge. */
const NoShowDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { rules } = useOrderFormat();
  const { order } = question;
  const { charge } = settlementOf('no_show', order.order_status, order, rules, new Date());
  const [isWaived, setWaived] = useState(false);
  return (
    <Confirm
      isOpen
      title={t('orderChanges.no_show.title', { number: order.unique_id })}
      content={
        <>
          <DialogContentText>{t('orderChanges.no_show.detail')}</DialogContentText>
          {charge > 0 && (
            <FormControlLabel
              sx={{ minBlockSize: 44 }}
              control={<Checkbox checked={isWaived} onChange={(_, isOn) => setWaived(isOn)} />}
              label={t('orderChanges.no_show.waive')}
            />
          )}
          <SettlementNote order={order} ending={isWaived ? 'cancel' : 'no_show'} isWish />
        </>
      }
      confirm={t('orderChanges.no_show.confirm')}
      cancel={t('orderChanges.no_show.keep')}
      confirmColor="warning"
      onConfirm={() => {
        onClose();
        void onAnswer(question, isWaived ? { is_charged: false } : {});
      }}
      onClose={onClose}
    />
  );
};

/** Asks for confirmation before a delivery person is withdrawn, so that one stray tap can't do it. */
const WithdrawDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { order, action } = question;
  return (
    <Confirm
      isOpen
      title={t('boards.confirm.title', { number: order.unique_id })}
      content={t('boards.confirm.detail')}
      confirm={t(`order.action.${action}`)}
      cancel={t('boards.confirm.keep')}
      confirmColor="warning"
      onConfirm={() => {
        onClose();
        void onAnswer(question, {});
      }}
      onClose={onClose}
    />
  );
};

/** Asks before a delivery becomes a pickup, and confirms it afterwards, because its card changes. */
const PickupQuestion = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const { order } = question;
  const confirm = async () => {
    const outcome = await onAnswer(question, {});
    if (outcome.done) notify(t('dispatch.pickup.done', { number: order.unique_id }), { type: 'success' });
  };
  return <PickupDialog order={order} onConfirm={() => void confirm()} onClose={onClose} />;
};

/** With the parts of forms, which the other questions don't need. */
const RefundDialog = lazyWithRetry(() => import('../money/RefundDialog'));

/** Imports the menu's components, so it loads only when an order is changed. */
const ChangeItemsDialog = lazyWithRetry(
  withTexts(['pages', 'orderTaking'], () => import('../changes/ChangeItemsDialog')),
);

const dialogs = {
  minutes: AcceptPopover,
  reason: OrderReasonDialog,
  confirm: WithdrawDialog,
  no_show: NoShowDialog,
  undo_no_show: UndoNoShowDialog,
  edit: ChangeItemsDialog,
  refund: RefundDialog,
  change_to_pickup: PickupQuestion,
  hand_over: HandOverDialog,
  provider: ProviderDialog,
};

/** Asks for what an action needs. */
export default function ActionQuestion(props: QuestionProps) {
  const Dialog = dialogs[props.question.kind];
  return <Dialog {...props} />;
}
