import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useOrderSurroundings } from '../../components/order/orderContext';
import { dayTime } from '../../components/order/storeTime';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { SlotFields } from '../places/SlotFields';
import { CorrectionFrame } from './CorrectionFrame';
import type { CorrectionProps } from './correctionProps';
import { useCorrection } from './useCorrection';
import { useFaultOf } from './useFaultOf';

/** The customer wants an order for later at another time. */
export const TimeCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const place = useOrderSurroundings();
  const { store } = useStoreSurroundings();
  const { order, correct, isSending, failure, faults } = useCorrection(opened, onClose);
  const faultOf = useFaultOf(faults);
  const [now] = useState(() => new Date());
  const [at, setAt] = useState<string | null>(opened.schedule_at ?? null);
  const fault = faultOf('schedule_at');
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
        error={fault !== undefined}
        helperText={fault}
      />
    </CorrectionFrame>
  );
};
