import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { CopyLink } from '../../components/CopyLink';
import { ConfirmButton } from '../../components/feedback/ConfirmButton';
import { Loading } from '../../components/feedback/Loading';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { useNotifyError } from '../../records/form/useNotifyError';

const queryKey = ['booking_calendar'];

/** The address, with what to know before passing it on, and the buttons that replace and end it. */
const Address = ({ path, texts, renew, stop }: AddressProps) => {
  const t = useTranslate();
  return (
    <>
      <CopyLink
        key={path}
        path={path}
        label={t(`${texts}.address`)}
        copy={t(`${texts}.copy`)}
        copied={t(`${texts}.copied`)}
      />
      <Typography color="text.secondary">{t(`${texts}.delay`)}</Typography>
      <Alert severity="info">{t(`${texts}.secret`)}</Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ConfirmButton
          label={t(`${texts}.renew`)}
          title={t(`${texts}.renew_title`)}
          detail={t(`${texts}.renew_detail`)}
          act={renew}
          isDangerous
        />
        <ConfirmButton
          label={t(`${texts}.stop`)}
          title={t(`${texts}.stop_title`)}
          detail={t(`${texts}.stop_detail`)}
          act={stop}
          isDangerous
        />
      </Box>
    </>
  );
};

interface AddressProps {
  path: string;
  /** Where its texts are. */
  texts: string;
  renew: () => Promise<unknown>;
  stop: () => Promise<unknown>;
}

/** Turns the calendar of bookings on and off, and shows its secret address. */
export default function BookingCalendarSection({ section: { texts } }: SectionProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const client = useQueryClient();
  const attempt = useNotifyError();
  const [isStarting, setStarting] = useState(false);
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: () => dataProvider.getBookingCalendar() });
  const change = (call: () => Promise<{ path: string | null }>) =>
    attempt(async () => client.setQueryData(queryKey, await call()));
  const renew = () => change(() => dataProvider.renewBookingCalendar());
  const start = async () => {
    setStarting(true);
    await renew();
    setStarting(false);
  };
  return (
    <FormSection>
      <Typography>{t(`${texts}.detail`)}</Typography>
      {isError ? (
        <Alert severity="error" action={<Button onClick={() => refetch()}>{t('common.retry')}</Button>}>
          {t(`${texts}.failed`)}
        </Alert>
      ) : !data ? (
        <Loading />
      ) : data.path ? (
        <Address
          path={data.path}
          texts={texts}
          renew={renew}
          stop={() => change(() => dataProvider.stopBookingCalendar())}
        />
      ) : (
        <Button
          variant="contained"
          loading={isStarting}
          onClick={() => void start()}
          sx={{ minBlockSize: 44, justifySelf: 'start' }}
        >
          {t(`${texts}.start`)}
        </Button>
      )}
    </FormSection>
  );
}
