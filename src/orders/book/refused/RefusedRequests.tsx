import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Hold } from '#contract/bookings/bookingFacts';
import type { RefusedRequest } from '#contract/entities/refusedRequest';
import { PhoneLink } from '../../../components/phone/PhoneLink';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { clockTime, nearTime } from '../../../components/time/storeTime';
import { errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import type { StoreTables } from '../../places/tableChoices';
import type { BookingPreset } from '../phone/bookingChoice';
import { suitableTables } from '../suitableTables';
import { takenNow } from '../waiting/bookHolds';
import { Row } from '../waiting/WaitingRow';
import { useRefusedRequests } from './useRefusedRequests';

interface RefusedRequestsProps {
  menu: StoreTables;
  /** The tables that others have today; `undefined` until they are known. */
  holds: readonly Hold[] | undefined;
  onBook: (booking: BookingPreset) => void;
}

/** Guests whose request was refused, and for whom a table is free at their time now. Nothing if there are none. */
export const RefusedRequests = ({ menu, holds, onBook }: RefusedRequestsProps) => {
  const t = useTranslate();
  const format = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { requests, reload } = useRefusedRequests();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { booking_rules: rules } = format.store;
  const isFree = ({ persons, at }: RefusedRequest) =>
    holds !== undefined && suitableTables(menu, persons, takenNow(holds, rules, persons, new Date(at))).length > 0;
  const found = requests.filter(isFree);
  if (found.length === 0) return null;
  const title = t('tableBook.refused.title');

  const remove = ({ _id }: RefusedRequest) =>
    dataProvider
      .removeRefusedRequest({ _id })
      .catch((error: unknown) => setRefusal(t(errorText(apiErrorOf(error)), { _: t('codes.error.2003') })))
      .finally(reload);

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {found.map((request) => {
          const { _id, name, persons, country_phone_code, phone, at, asked_at } = request;
          const labelOf = (action: string) => t('tableBook.action.of', { action, name });
          const times = { time: clockTime(at, format), asked: nearTime(asked_at, new Date(), format) };
          return (
            <li key={_id}>
              <Row aria-label={name}>
                <span className="persons" aria-hidden>
                  {persons}
                </span>
                <div>
                  <h3>
                    <bdi>{name}</bdi>
                  </h3>
                  <p className="wait">{t('tableBook.refused.wanted', times)}</p>
                  <p>
                    {t('boards.panel.persons', { smart_count: persons })}
                    {' · '}
                    <PhoneLink country_phone_code={country_phone_code} phone={phone} />
                  </p>
                </div>
                <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button
                    variant="contained"
                    aria-label={labelOf(t('bookByPhone.confirm'))}
                    onClick={() => onBook({ at: new Date(at), guest: { persons, name, country_phone_code, phone } })}
                    sx={{ minBlockSize: 44 }}
                  >
                    {t('bookByPhone.confirm')}
                  </Button>
                  <Button
                    color="inherit"
                    aria-label={labelOf(t('tableBook.refused.remove'))}
                    onClick={() => void remove(request)}
                    sx={{ minBlockSize: 44 }}
                  >
                    {t('tableBook.refused.remove')}
                  </Button>
                </Box>
              </Row>
            </li>
          );
        })}
      </Box>
      {refusal && <Alert severity="error">{refusal}</Alert>}
    </Box>
  );
};
