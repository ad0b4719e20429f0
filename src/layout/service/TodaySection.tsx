import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ServiceState } from '#contract/opening/openingRules';
import { isOpenAnyway, regularEnd } from '#contract/opening/openState';
import { useDraftText } from '../../components/inputs/useDraftText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { clockTime, nearTime } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import {
  ActButton,
  Choices,
  nextTime,
  ServiceSection,
  type ServiceSectionProps,
  SetNow,
  TimeField,
} from './ServiceSection';

/**
 * Restores the previous exception, unless it has ended since. If the earlier closing time has passed, the store closes
 * now.
 */
const restore = (today: ServiceState['today']) => (dataProvider: StoreDataProvider) => {
  const soon = Date.now() + 5_000;
  if (!today || Date.parse(today.until) <= soon) return dataProvider.setOpeningToday({});
  if (today.kind === 'open') return dataProvider.setOpeningToday({ open_until: today.until });
  return dataProvider.setOpeningToday({ close_at: new Date(Math.max(Date.parse(today.from), soon)).toISOString() });
};

type Kind = 'close' | 'open';

/** Longer or shorter today, without touching the week. */
export const TodaySection = ({ isSending, change, ...fold }: ServiceSectionProps) => {
  const t = useTranslate();
  const { store, locale, timezone } = useStoreFormat();
  const [kind, setKind] = useState<Kind>('close');
  const [clock, setClock] = useDraftText('today.time');
  const { today } = store.service_state;
  const isSet = useClock((now) => today !== null && Date.parse(today.until) > now.getTime(), 'minute');
  const now = new Date();
  const at = nextTime(clock, timezone, now);
  const problem = (instant: Date) => {
    if (kind === 'open') return isOpenAnyway(store, instant) ? 'not_longer' : null;
    return instant < regularEnd(store, now) ? null : 'passed';
  };
  const wrong = at && problem(at);
  // Past midnight, a closing time still belongs to today; how long the store stays open is said with its day.
  const timeOf = (instant: Date | string, of: Kind) =>
    of === 'open' ? nearTime(instant, now, { locale, timezone }) : clockTime(instant, { locale, timezone });
  const action = at ? t(`opening.today.do_${kind}`, { time: timeOf(at, kind) }) : t(`opening.today.${kind}`);
  const set = (instant: Date) => {
    const edge = instant.toISOString();
    change({
      send: async (dataProvider) => {
        await dataProvider.setOpeningToday(kind === 'open' ? { open_until: edge } : { close_at: edge });
        setClock('');
      },
      done: t(`opening.today.done_${kind}`, { time: timeOf(instant, kind) }),
      undo: restore(today),
    });
  };
  const end = () => change({ send: restore(null), done: t('opening.today.ended'), undo: restore(today) });
  const state = today && isSet && (
    <SetNow
      text={t(`opening.today.set_${today.kind}`, {
        time: timeOf(today.kind === 'open' ? today.until : today.from, today.kind),
        name: today.by,
      })}
      end={t('opening.today.end')}
      disabled={isSending}
      onEnd={end}
    />
  );
  return (
    <ServiceSection title={t('opening.today.title')} state={state} {...fold}>
      <Choices
        label={t('opening.today.hours')}
        options={(['close', 'open'] as const).map((value) => ({ value, text: t(`opening.today.${value}`) }))}
        isChosen={(value) => value === kind}
        onChoose={setKind}
      />
      <TimeField
        label={t('opening.today.time')}
        value={clock}
        onChange={setClock}
        error={wrong ? t(`opening.today.${wrong}`) : undefined}
      />
      <ActButton disabled={isSending || !at || wrong !== null} onClick={() => at && set(at)}>
        {action}
      </ActButton>
    </ServiceSection>
  );
};
