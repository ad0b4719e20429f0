import { useNotify, useTranslate } from 'react-admin';
import { PickupDialog } from '../../components/order/PickupDialog';
import type { QuestionProps } from './question';

/** Asks before a delivery becomes a pickup, and says that it did: its card is another one then. */
export const PickupQuestion = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const { order } = question;
  const confirm = async () => {
    const outcome = await onAnswer(question, {});
    if (outcome.done) notify(t('dispatch.pickup.done', { number: order.unique_id }), { type: 'success' });
  };
  return <PickupDialog order={order} onConfirm={() => void confirm()} onClose={onClose} />;
};
