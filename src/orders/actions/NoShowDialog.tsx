import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { SettlementNote } from '../money/SettlementNote';
import type { QuestionProps } from './question';

/** Asks before a booking ends: guests may stand at the door, and the charge is theirs. */
export const NoShowDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { order } = question;
  return (
    <ConfirmDialog
      title={t('orderChanges.no_show.title', { number: order.unique_id })}
      detail={t('orderChanges.no_show.detail')}
      confirm={t('orderChanges.no_show.confirm')}
      keep={t('orderChanges.no_show.keep')}
      isDangerous
      onConfirm={() => {
        onClose();
        void onAnswer(question, {});
      }}
      onClose={onClose}
    >
      <SettlementNote order={order} ending="no_show" />
    </ConfirmDialog>
  );
};
