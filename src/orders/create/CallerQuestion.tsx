import { useTranslate } from 'react-admin';
import { Confirm } from '../../components/feedback/Confirm';
import type { FoundCustomer } from './caller';

interface CallerQuestionProps {
  caller: FoundCustomer;
  /** Whose ticket is open. */
  other: string;
  onStart: () => void;
  onKeep: () => void;
}

/** Asks whether to replace the open ticket with one for another customer. */
export const CallerQuestion = ({ caller, other, onStart, onKeep }: CallerQuestionProps) => {
  const t = useTranslate();
  return (
    <Confirm
      isOpen
      title={t('createOrder.caller.title', { other })}
      content={t('createOrder.caller.detail', { name: caller.name })}
      confirm={t('createOrder.caller.start')}
      cancel={t('common.cancel')}
      onConfirm={onStart}
      onClose={onKeep}
    />
  );
};
