import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { clockTime } from '../../components/time/storeTime';
import { ChoiceButton, nextTime, ServiceSection, type ServiceSectionProps, SetNow, TimeField } from './ServiceSection';

/** Longer or shorter today, without touching the week. */
export const TodaySection = ({ isSending, change }: ServiceSectionProps) => {
  const t = useTranslate();
  const { store, locale, timezone } = useStoreFormat();
  const [clock, setClock] = useState('');
  const { today } = store.service_state;
  const isSet = useClock((now) => today !== null && Date.parse(today.until) > now.getTime(), 'minute');
  const at = nextTime(clock, timezone, new Date());
  const edge = today && (today.kind === 'open' ? today.until : today.from);
  return (
    <ServiceSection title={t('opening.today.title')}>
      {today && edge && isSet && (
        <SetNow
          text={t(`opening.today.set_${today.kind}`, {
            time: clockTime(edge, { locale, timezone }),
            name: today.by,
          })}
          end={t('opening.today.end')}
          disabled={isSending}
          onEnd={() => change((dataProvider) => dataProvider.setOpeningToday({}))}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TimeField label={t('opening.today.time')} value={clock} onChange={setClock} />
        <ChoiceButton
          disabled={isSending || !at}
          onClick={() => at && change((dataProvider) => dataProvider.setOpeningToday({ open_until: at.toISOString() }))}
        >
          {t('opening.today.open')}
        </ChoiceButton>
        <ChoiceButton
          disabled={isSending || !at}
          onClick={() => at && change((dataProvider) => dataProvider.setOpeningToday({ close_at: at.toISOString() }))}
        >
          {t('opening.today.close')}
        </ChoiceButton>
      </Box>
    </ServiceSection>
  );
};
