import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { isOn, type ServiceState } from '#contract/opening/openingRules';
import { openState } from '#contract/opening/openState';
import type { OrderType } from '#contract/orders/statuses';
import { useDraftText } from '../../components/inputs/useDraftText';
import { servedTypes } from '../../components/store/servedTypes';
import { spanLeft, stateText } from '../../components/store/serviceText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useListText } from '../../components/text/useListText';
import { useClock } from '../../components/time/sharedClock';
import { nearTime } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { touchTarget } from '../../theme/tokens';
import {
  ActButton,
  Choices,
  nextTime,
  ServiceSection,
  type ServiceSectionProps,
  SetNow,
  TimeField,
} from './ServiceSection';

/** Restores the previous pauses of some types, except those that have ended since. */
async function restorePauses(
  dataProvider: StoreDataProvider,
  types: readonly OrderType[],
  paused: ServiceState['paused'],
): Promise<void> {
  const ended = types.filter((type) => !isOn(paused[type], new Date()));
  if (ended.length > 0) await dataProvider.resumeOrders({ order_types: ended });
  for (const type of types) {
    const pause = paused[type];
    if (!pause || ended.includes(type)) continue;
    const { until, reason } = pause;
    await dataProvider.pauseOrders({ order_types: [type], until, ...(reason ? { reason } : {}) });
  }
}

type StateProps = Pick<ServiceSectionProps, 'isSending'> & { type: OrderType; onResume: () => void };

/** One order type: its state, or its pause with who set it and why. */
const TypeState = ({ type, isSending, onResume }: StateProps) => {
  const t = useTranslate();
  const { store, locale, timezone } = useStoreFormat();
  const pause = store.service_state.paused[type];
  const name = t(`order.type.${type}`);
  const text = useClock(
    (now) => {
      if (!isOn(pause, now)) return stateText(openState(store, type, now), store, now, { t, locale });
      const until = new Date(pause.until);
      const time = nearTime(until, now, { locale, timezone });
      const sentence = t('opening.paused_by', { name: pause.by, time, span: spanLeft(until, now, t) });
      return pause.reason ? `${sentence} · ${pause.reason}` : sentence;
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
  return <SetNow text={`${name}: ${text}`} end={t('opening.resume')} disabled={isSending} onEnd={onResume} />;
};

const minuteChoices = [15, 30, 60] as const;
type Length = (typeof minuteChoices)[number] | 'rest' | 'until';

/** Takes no new orders for a while; the week stays as it is. */
export const PauseSection = ({ isSending, change, ...fold }: ServiceSectionProps) => {
  const t = useTranslate();
  const list = useListText();
  const { store, locale, timezone } = useStoreFormat();
  const served = servedTypes(store);
  const { paused } = store.service_state;
  const [types, setTypes] = useState<readonly OrderType[]>(() => {
    const taken = served.filter((type) => !isOn(paused[type], new Date()));
    return taken.length > 0 ? taken : served;
  });
  const [length, setLength] = useState<Length>(15);
  const [reason, setReason] = useDraftText('pause.reason');
  const [clock, setClock] = useDraftText('pause.until');
  const order_types = served.filter((type) => types.includes(type));
  const toggle = (type: OrderType) =>
    setTypes(types.includes(type) ? types.filter((each) => each !== type) : [...types, type]);
  const now = new Date();
  const until = length === 'until' ? nextTime(clock, timezone, now) : null;
  const isManyPaused = useClock((now) => served.filter((type) => isOn(paused[type], now)).length > 1, 'second');
  const namesOf = (of: readonly OrderType[]) => list(of.map((type) => t(`order.type.${type}`)));

  const pause = () => {
    const end = until ? { until: until.toISOString() } : typeof length === 'number' ? { minutes: length } : {};
    const why = reason.trim() ? { reason: reason.trim() } : {};
    change({
      send: async (dataProvider) => {
        await dataProvider.pauseOrders({ order_types, ...end, ...why });
        setReason('');
        setClock('');
      },
      done: t('opening.pause.done', { names: namesOf(order_types) }),
      undo: (dataProvider) => restorePauses(dataProvider, order_types, paused),
    });
  };
  const resume = (of: readonly OrderType[]) =>
    change({
      send: (dataProvider) => dataProvider.resumeOrders(of.length > 1 ? {} : { order_types: [...of] }),
      done: t('opening.resumed', { names: namesOf(of) }),
      undo: (dataProvider) => restorePauses(dataProvider, of, paused),
    });
  const pausedNow = () => served.filter((type) => isOn(paused[type], new Date()));

  const lengthText = (value: Length) =>
    typeof value === 'number'
      ? t('order.span.minutes', { minutes: value })
      : t(value === 'rest' ? 'opening.pause.rest' : 'opening.pause.until');
  const actText =
    typeof length === 'number'
      ? t('opening.pause.do_minutes', { minutes: length })
      : length === 'rest'
        ? t('opening.pause.do_rest')
        : until
          ? t('opening.pause.do_until', { time: nearTime(until, now, { locale, timezone }) })
          : t('opening.pause.do');

  const state = (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isManyPaused && (
        <ActButton disabled={isSending} onClick={() => resume(pausedNow())}>
          {t('opening.resume_all')}
        </ActButton>
      )}
      {served.map((type) => (
        <TypeState key={type} type={type} isSending={isSending} onResume={() => resume([type])} />
      ))}
    </Box>
  );
  return (
    <ServiceSection title={t('opening.pause.title')} state={state} {...fold}>
      <Choices
        label={t('opening.pause.types')}
        options={served.map((type) => ({ value: type, text: t(`order.type.${type}`) }))}
        isChosen={(type) => types.includes(type)}
        onChoose={toggle}
      />
      <Choices
        label={t('opening.pause.for')}
        options={[...minuteChoices, 'rest' as const, 'until' as const].map((value) => ({
          value,
          text: lengthText(value),
        }))}
        isChosen={(value) => value === length}
        onChoose={setLength}
      />
      {length === 'until' && <TimeField label={t('opening.until')} value={clock} onChange={setClock} />}
      <TextField
        size="small"
        label={t('opening.pause.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: limits.reasonMax } }}
        sx={{ '& .MuiInputBase-root': { minBlockSize: touchTarget } }}
      />
      <ActButton disabled={isSending || order_types.length === 0 || (length === 'until' && !until)} onClick={pause}>
        {actText}
      </ActButton>
    </ServiceSection>
  );
};
