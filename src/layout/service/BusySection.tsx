import Typography from '@mui/material/Typography';
import { addMinutes } from 'date-fns';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isOn, type ServiceState } from '#contract/opening/openingRules';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { clockTime, minuteSign } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { ActButton, Choices, ServiceSection, type ServiceSectionProps, SetNow } from './ServiceSection';

const minuteChoices = [5, 10, 15, 20, 30, 45, 60] as const;
const lengths = [30, 60, 120] as const;

/** Restores the previous state, unless it has ended since. */
const restore = (busy: ServiceState['busy']) => (dataProvider: StoreDataProvider) =>
  dataProvider.setBusy(
    busy && isOn(busy, new Date())
      ? { minutes: busy.minutes, until: busy.until }
      : { minutes: 0, until: new Date().toISOString() },
  );

/** New orders take longer for a while: shown as the sum that customers are told. */
export const BusySection = ({ isSending, change, ...fold }: ServiceSectionProps) => {
  const t = useTranslate();
  const { store, locale, timezone } = useStoreFormat();
  const { busy } = store.service_state;
  const usual = store.order_rules.preparation_time;
  const isBusy = useClock((now) => isOn(busy, now), 'second');
  const [length, setLength] = useState<number>(60);
  const [minutes, setMinutes] = useState<number>((isBusy && busy?.minutes) || 10);
  const sumOf = (more: number) => `${usual} + ${more} = ${usual + more} ${minuteSign(locale)}`;
  const set = () =>
    change({
      send: (dataProvider) => dataProvider.setBusy({ minutes, until: addMinutes(new Date(), length).toISOString() }),
      done: t('opening.busy.done', { minutes }),
      undo: restore(busy),
    });
  const end = () => change({ send: restore(null), done: t('opening.busy.ended'), undo: restore(busy) });
  const state = busy && isBusy && (
    <SetNow
      text={t('opening.busy.set', {
        sum: sumOf(busy.minutes),
        time: clockTime(busy.until, { locale, timezone }),
        name: busy.by,
      })}
      end={t('opening.busy.end')}
      disabled={isSending}
      onEnd={end}
    />
  );
  return (
    <ServiceSection title={t('opening.busy.title')} state={state} {...fold}>
      <Choices
        label={t('opening.busy.minutes')}
        options={minuteChoices.map((value) => ({ value, text: t('shell.service.more', { minutes: value }) }))}
        isChosen={(value) => value === minutes}
        onChoose={setMinutes}
      />
      <Choices
        label={t('opening.busy.length')}
        options={lengths.map((value) => ({ value, text: t('order.span.minutes', { minutes: value }) }))}
        isChosen={(value) => value === length}
        onChoose={setLength}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('opening.busy.sum', { sum: sumOf(minutes) })}
      </Typography>
      <ActButton disabled={isSending} onClick={set}>
        {t('opening.busy.do', { minutes, length })}
      </ActButton>
    </ServiceSection>
  );
};
