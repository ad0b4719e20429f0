import DialogContentText from '@mui/material/DialogContentText';
import { useNotify, useTranslate } from 'react-admin';
import { Confirm } from '../../components/feedback/Confirm';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { withTexts } from '../../i18n/index';
import { SettlementNote } from '../money/SettlementNote';
import { AcceptPopover } from './AcceptPopover';
import { HandOverDialog } from './HandOverDialog';
import { OrderReasonDialog } from './OrderReasonDialog';
import type { QuestionProps } from './orderActionsContext';
import { PickupDialog } from './PickupDialog';
import { ProviderDialog } from './ProviderDialog';

/** Asks for confirmation before a booking ends: the guests may be at the door, and they pay the charge. */
const NoShowDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { order } = question;
  return (
    <Confirm
      isOpen
      title={t('orderChanges.no_show.title', { number: order.unique_id })}
      content={
        <>
          <DialogContentText>{t('orderChanges.no_show.detail')}</DialogContentText>
          <SettlementNote order={order} ending="no_show" />
        </>
      }
      confirm={t('orderChanges.no_show.confirm')}
      cancel={t('orderChanges.no_show.keep')}
      confirmColor="warning"
      onConfirm={() => {
        onClose();
        void onAnswer(question, {});
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
