import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { OrderSnapshot } from '#contract/entities/order';
import type { ProviderRecord } from '#contract/entities/provider';
import { beforePickUp } from '#contract/orders/statuses';
import { type ApprovalState, type InHandChoice, inHandChoices } from '#contract/providers/approval';
import { fullName } from '#contract/providers/fullName';
import { useListText } from '../../components/text/useListText';
import type { StoreDataProvider } from '../../dataProvider/index';
import { ReasonDialog } from './ReasonDialog';
import { partKey } from './record/useOpenProvider';
import type { Grounds } from './useDecision';

interface InHandChoiceFieldProps {
  label: string;
  choice: InHandChoice;
  onChoose: (choice: InHandChoice) => void;
}

/** What becomes of orders that are still to be fetched. */
export const InHandChoiceField = ({ label, choice, onChoose }: InHandChoiceFieldProps) => {
  const t = useTranslate();
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel
        id={labelId}
        sx={{ color: 'text.primary', fontWeight: 600, '&.Mui-focused': { color: 'text.primary' } }}
      >
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        sx={{ rowGap: 0.5, mt: 0.5 }}
        value={choice}
        onChange={(_event, value) => onChoose(inHandChoices.find((one) => one === value) ?? 'keep')}
      >
        {(['take_back', 'keep'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={t(`providers.in_hand.${value}`)}
            sx={{ minBlockSize: 44 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};

interface OrdersInHandProps {
  record: ProviderRecord;
  choice: InHandChoice;
  onChoose: (choice: InHandChoice) => void;
}

const isToFetch = ({ delivery_status }: OrderSnapshot): boolean =>
  delivery_status !== null && beforePickUp.includes(delivery_status);

/** What a person who is turned away has in hand: which orders can be taken back, and which stay until they are handed over. */
const OrdersInHand = ({ record, choice, onChoose }: OrdersInHandProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const list = useListText();
  const { data, isPending, isError } = useQuery({
    queryKey: partKey('hand', record._id),
    queryFn: async () => (await dataProvider.getProviderJobList({ _id: record._id })).data,
    // As of now: it is about to be decided over.
    staleTime: 0,
  });
  const open = (data ?? []).filter(({ delivered_at }) => !delivered_at);
  const [toFetch, out] = [open.filter(isToFetch), open.filter((order) => !isToFetch(order))];
  const named = (orders: readonly OrderSnapshot[]) => ({
    numbers: list(orders.map(({ unique_id }) => t('order.number', { number: unique_id }))),
    name: fullName(record),
  });
  if (isPending) return <Skeleton variant="rounded" height={96} />;
  return (
    <>
      {(toFetch.length > 0 || isError) && (
        <InHandChoiceField
          label={isError ? t('providers.in_hand.unknown') : t('providers.in_hand.to_fetch', named(toFetch))}
          choice={choice}
          onChoose={onChoose}
        />
      )}
      {out.length > 0 && <Alert severity="info">{t('providers.in_hand.picked_up', named(out))}</Alert>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('providers.in_hand.offers')}
      </Typography>
    </>
  );
};

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
