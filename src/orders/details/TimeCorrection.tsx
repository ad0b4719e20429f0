import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { localText } from '#contract/multilingual';
import { useOrderSurroundings } from '../../components/order/orderContext';
import { dayTime } from '../../components/order/storeTime';
import { useListText } from '../../components/useListText';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { SlotFields } from '../places/SlotFields';
import { CorrectionFrame } from './CorrectionFrame';
import type { CorrectionProps } from './correctionProps';
import { useCorrection } from './useCorrection';
import { useFaultOf } from './useFaultOf';

/** Names of what the server says is not served at the time asked for; what waits for the customer is in no line of the order yet. */
const notServedItems = (faults: readonly FieldError[], { items }: Order, language: number): string[] => [
  ...new Set(
    faults
      .filter(({ params }) => params?.reason === 'item_not_at_that_time')
      .map(({ path, params }) => {
        const item = items[Number(path.split('.')[1])];
        return item ? localText(item.name, language) : String(params?.name);
      }),
  ),
];

/** The customer wants an order for later at another time. */
export const TimeCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const place = useOrderSurroundings();
  const { store } = useStoreSurroundings();
  const { order, correct, isSending, failure, faults } = useCorrection(opened, onClose);
  const faultOf = useFaultOf(faults);
  const [now] = useState(() => new Date());
  const [at, setAt] = useState<string | null>(opened.schedule_at ?? null);
  const notServed = useListText()(notServedItems(faults, order, place.language));
  const fault = faultOf('schedule_at') ?? (notServed && t('orderChanges.details.not_served', { names: notServed }));
  const isSame = at !== null && order.schedule_at !== undefined && Date.parse(at) === Date.parse(order.schedule_at);
  return (
    <CorrectionFrame
      title={t('orderChanges.details.title.time', { number: order.unique_id })}
      now={order.schedule_at ? dayTime(order.schedule_at, place) : ''}
      failure={fault ? '' : failure}
      isChanged={!isSame}
      isReady={at !== null}
      isSending={isSending}
      onSave={() => at && void correct({ schedule_at: at })}
      onClose={onClose}
    >
      <SlotFields
        terms={{ hours: store.opening_hours, timezone: place.timezone, step: store.order_rules.slot_minutes }}
        locale={place.locale}
        earliest={now}
        now={now}
        at={at}
        onAt={setAt}
        error={Boolean(fault)}
        helperText={fault}
      />
    </CorrectionFrame>
  );
};
