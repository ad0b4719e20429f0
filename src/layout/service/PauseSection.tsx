import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { isOn } from '#contract/opening/openingRules';
import { openState } from '#contract/opening/openState';
import type { OrderType } from '#contract/orders/statuses';
import { servedTypes } from '../../components/store/servedTypes';
import { minutesLeft, stateText } from '../../components/store/serviceText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { clockTime } from '../../components/time/storeTime';
import {
  ChoiceButton,
  Choices,
  nextTime,
  ServiceSection,
  type ServiceSectionProps,
  SetNow,
  TimeField,
} from './ServiceSection';

/** One order type: its state, or its pause with who set it and why. */
const TypeState = ({ type, isSending, change }: ServiceSectionProps & { type: OrderType }) => {
  const t = useTranslate();
  const { store, locale, timezone } = useStoreFormat();
  const pause = store.service_state.paused[type];
  const name = t(`order.type.${type}`);
  const text = useClock(
    (now) => {
      if (!isOn(pause, now)) return stateText(openState(store, type, now), store, now, { t, locale });
      const until = new Date(pause.until);
      const time = clockTime(until, { locale, timezone });
      const said = t('opening.paused_by', { name: pause.by, time, minutes: minutesLeft(until, now) });
      return pause.reason ? `${said} · ${pause.reason}` : said;
    },
    pause ? 'second' : 'minute',
  );
  const isPaused = useClock((now) => isOn(pause, now), pause ? 'second' : 'minute');
  if (!isPaused) {
    return (
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box component="span" sx={{ flex: 1 }}>
          {name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {text}
        </Box>
      </Box>
    );
  }
  return (
    <SetNow
      text={`${name}: ${text}`}
      end={t('opening.resume')}
      disabled={isSending}
      onEnd={() => change((dataProvider) => dataProvider.resumeOrders({ order_types: [type] }))}
    />
  );
};

const minuteChoices = [15, 30, 60] as const;

/** Takes no new orders for a while; the week stays as it is. */
export const PauseSection = ({ isSending, change }: ServiceSectionProps) => {
  const t = useTranslate();
  const { store, timezone } = useStoreFormat();
  const served = servedTypes(store);
  const [types, setTypes] = useState<readonly OrderType[]>(served);
  const [reason, setReason] = useState('');
  const [clock, setClock] = useState('');
  const order_types = served.filter((type) => types.includes(type));
  const toggle = (type: OrderType) =>
    setTypes(types.includes(type) ? types.filter((each) => each !== type) : [...types, type]);
  const pause = (end: { minutes?: number; until?: string }) =>
    change((dataProvider) =>
      dataProvider.pauseOrders({ order_types, ...end, ...(reason.trim() ? { reason: reason.trim() } : {}) }),
    );
  const isOff = isSending || order_types.length === 0;
  const until = nextTime(clock, timezone, new Date());
  const { paused } = store.service_state;
  const isManyPaused = useClock((now) => served.filter((type) => isOn(paused[type], now)).length > 1, 'second');
  return (
    <ServiceSection title={t('opening.pause.title')}>
      {isManyPaused && (
        <Button
          variant="contained"
          disabled={isSending}
          onClick={() => change((dataProvider) => dataProvider.resumeOrders({}))}
          sx={{ minBlockSize: 44 }}
        >
          {t('opening.resume_all')}
        </Button>
      )}
      {served.map((type) => (
        <TypeState key={type} type={type} isSending={isSending} change={change} />
      ))}
      <Choices label={t('opening.pause.types')}>
        {served.map((type) => (
          <ChoiceButton key={type} isPressed={types.includes(type)} onClick={() => toggle(type)}>
            {t(`order.type.${type}`)}
          </ChoiceButton>
        ))}
      </Choices>
      <TextField
        size="small"
        label={t('opening.pause.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: limits.reasonMax } }}
      />
      <Choices label={t('opening.pause.for')}>
        {minuteChoices.map((minutes) => (
          <ChoiceButton
            key={minutes}
            disabled={isOff}
            label={t('opening.pause.minutes_label', { minutes })}
            onClick={() => pause({ minutes })}
          >
            {t('order.span.minutes', { minutes })}
          </ChoiceButton>
        ))}
        <ChoiceButton disabled={isOff} onClick={() => pause({})}>
          {t('opening.pause.rest')}
        </ChoiceButton>
      </Choices>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TimeField label={t('opening.until')} value={clock} onChange={setClock} />
        <ChoiceButton disabled={isOff || !until} onClick={() => until && pause({ until: until.toISOString() })}>
          {t('opening.pause.do')}
        </ChoiceButton>
      </Box>
    </ServiceSection>
  );
};
