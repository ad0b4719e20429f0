import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import type { QuestionProps } from './question';

/** Asks once more before the delivery person is sent away: one tap beside its mark must not do it. */
export const WithdrawDialog = ({ question, onAnswer, onClose }: QuestionProps) => {
  const t = useTranslate();
  const { order, action } = question;
  return (
    <ConfirmDialog
      title={t('boards.confirm.title', { number: order.unique_id })}
      detail={t('boards.confirm.detail')}
      confirm={t(`order.action.${action}`)}
      keep={t('boards.confirm.keep')}
      isDangerous
      onConfirm={() => {
        onClose();
        void onAnswer(question, {});
      }}
      onClose={onClose}
    />
  );
};
