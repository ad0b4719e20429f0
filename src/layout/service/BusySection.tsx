import { addMinutes } from 'date-fns';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isOn } from '#contract/opening/openingRules';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { clockTime, minuteSign } from '../../components/time/storeTime';
import { ChoiceButton, Choices, ServiceSection, type ServiceSectionProps, SetNow } from './ServiceSection';

const minuteChoices = [5, 10, 15, 20, 30, 45, 60] as const;
const lengths = [30, 60, 120] as const;

/** New orders take longer for a while: shown as the sum that customers are told. */
export const BusySection = ({ isSending, change }: ServiceSectionProps) => {
  const t = useTranslate();
  const { store, locale, timezone } = useStoreFormat();
  const [length, setLength] = useState<number>(60);
  const { busy } = store.service_state;
  const usual = store.order_rules.preparation_time;
  const isBusy = useClock((now) => isOn(busy, now), 'second');
  const sumOf = (minutes: number) => `${usual} + ${minutes} = ${usual + minutes} ${minuteSign(locale)}`;
  return (
    <ServiceSection title={t('opening.busy.title')}>
      {busy && isBusy && (
        <SetNow
          text={t('opening.busy.set', {
            sum: sumOf(busy.minutes),
            time: clockTime(busy.until, { locale, timezone }),
            name: busy.by,
          })}
          end={t('opening.busy.end')}
          disabled={isSending}
          onEnd={() => change((dataProvider) => dataProvider.setBusy({ minutes: 0, until: new Date().toISOString() }))}
        />
      )}
      <Choices label={t('opening.busy.length')}>
        {lengths.map((minutes) => (
          <ChoiceButton key={minutes} isPressed={minutes === length} onClick={() => setLength(minutes)}>
            {t('opening.busy.for', { minutes })}
          </ChoiceButton>
        ))}
      </Choices>
      <Choices label={t('opening.busy.minutes')}>
        {minuteChoices.map((minutes) => (
          <ChoiceButton
            key={minutes}
            disabled={isSending}
            label={`+${minutes}: ${sumOf(minutes)}`}
            isPressed={Boolean(isBusy && busy?.minutes === minutes)}
            onClick={() =>
              change((dataProvider) =>
                dataProvider.setBusy({ minutes, until: addMinutes(new Date(), length).toISOString() }),
              )
            }
          >
            +{minutes}
          </ChoiceButton>
        ))}
      </Choices>
    </ServiceSection>
  );
};
