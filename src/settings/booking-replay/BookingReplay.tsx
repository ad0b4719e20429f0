import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BookingReplay as Replay } from '#contract/entities/bookingReplay';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { dayTime } from '../../components/time/storeTime';
import { errorText } from '../../dataProvider/apiError';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import type { SettingsSection } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { useReplay } from './useReplay';

const texts = 'settings.booking_times.replay';

/** More of them would be a list to read, not an effect to see. */
const namedMax = 5;

interface PartProps {
  title: string;
  lines: readonly (string | false)[];
}

const Part = ({ title, lines }: PartProps) => (
  <Box>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    {lines.map((line) => line && <Typography key={line}>{line}</Typography>)}
  </Box>
);

/** The bookings to come that the rules no longer accept. */
const Outside = ({ outside }: Pick<Replay['coming'], 'outside'>) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  if (outside.length === 0) return null;
  const more = outside.length - namedMax;
  return (
    <Typography component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
      {outside.slice(0, namedMax).map(({ order_id, unique_id, schedule_at, customer_name }) => (
        <li key={order_id}>
          {dayTime(schedule_at, { locale, timezone })} · {customer_name || `#${unique_id}`}
        </li>
      ))}
      {more > 0 && <li>{t(`${texts}.more`, { more })}</li>}
    </Typography>
  );
};

interface BookingReplayProps {
  section: SettingsSection;
  /** Tells how many bookings the store needn't answer. */
  withAutomatic?: boolean;
}

/** The effect of the rules in the form: on the requests of the last four weeks, and on the bookings to come. */
export const BookingReplay = ({ section, withAutomatic = false }: BookingReplayProps) => {
  const t = useTranslate();
  const { replay, isUnclear, error, refetch } = useReplay(section);
  if (isUnclear) {
    return (
      <FormSection title={`${texts}.title`}>
        <Typography color="text.secondary">{t(`${texts}.incomplete`)}</Typography>
      </FormSection>
    );
  }
  if (error) {
    return (
      <FormSection title={`${texts}.title`}>
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}>
          {t(errorText(apiErrorOf(error)), { _: t('codes.error.2003') })}
        </Alert>
      </FormSection>
    );
  }
  if (!replay) return null;
  const { past, coming } = replay;
  const { requests, refused, refused_before, customers, automatic } = past;
  const outside = coming.outside.length;
  return (
    <FormSection title={`${texts}.title`}>
      <Box role="status" sx={{ display: 'grid', gap: 2 }}>
        <Part
          title={t(`${texts}.past`)}
          lines={[
            t(`${texts}.accepted`, { accepted: requests - refused, requests }),
            t(`${texts}.refused`, { refused }),
            refused !== refused_before && t(`${texts}.before`, { before: refused_before }),
            withAutomatic && t(`${texts}.automatic`, { automatic, customers }),
          ]}
        />
        <Box>
          <Part
            title={t(`${texts}.coming`)}
            lines={[
              t(`${texts}.fit`, { fit: coming.bookings - outside, bookings: coming.bookings }),
              outside > 0 && t(`${texts}.outside`, { outside }),
            ]}
          />
          <Outside outside={coming.outside} />
        </Box>
      </Box>
    </FormSection>
  );
};
