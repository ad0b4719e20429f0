import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProviderRecord } from '#contract/entities/provider';
import type { ApprovalState, InHandChoice } from '#contract/providers/approval';
import { fullName } from '#contract/providers/fullName';
import { OrdersInHand } from './OrdersInHand';
import { ReasonDialog } from './ReasonDialog';
import type { Grounds } from './useDecision';

interface DecisionDialogProps {
  record: ProviderRecord;
  /** One that says no. */
  state: ApprovalState;
  onDecided: (grounds: Grounds) => Promise<void>;
  onClose: () => void;
}

/** Asks why a person is turned away, and what becomes of the orders in hand. */
export const DecisionDialog = ({ record, state, onDecided, onClose }: DecisionDialogProps) => {
  const t = useTranslate();
  const [orders, setOrders] = useState<InHandChoice>('take_back');
  const name = fullName(record);
  return (
    <ReasonDialog
      title={t(`providers.ask.${state}`, { name })}
      detail={t(`providers.ask_detail.${state}`)}
      confirm={t(`providers.decide.${state}`)}
      onClose={onClose}
      onReason={(reason) => onDecided({ reason, orders })}
    >
      <OrdersInHand record={record} choice={orders} onChoose={setOrders} />
    </ReasonDialog>
  );
};
