import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Hold } from '#contract/bookings/bookingFacts';
import type { WaitingParty } from '#contract/entities/waitingParty';
import { PhoneLink } from '../../../components/phone/PhoneLink';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { spanText } from '../../../components/time/storeTime';
import { errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import type { StoreTables } from '../../places/tableChoices';
import { OtherTablesButton } from '../new/OtherTablesButton';
import { TableButtons } from '../new/TableButtons';
import { suitableTables } from '../suitableTables';
import { takenNow } from './bookHolds';
import { useMinute } from './useQuote';
import { useSeatParty } from './useSeatParty';
import { useReloadWaiting } from './useWaitingList';
import { waitOf } from './waitOf';

/** Guests without a table: how many, who, and what can be done for them. */
export const Row = styled('article')(({ theme: { palette, shape } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 8,
  padding: '10px 12px',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  '&[data-late=true]': { borderInlineStart: `4px solid ${palette.warning.main}` },
  '& .persons': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: '50%',
    background: palette.action.hover,
    fontSize: '1.25rem',
    fontWeight: 600,
  },
  '& h3': { margin: 0, fontSize: '1rem', fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { margin: 0, fontSize: '0.875rem', color: palette.text.secondary, overflowWrap: 'anywhere' },
  '& p.wait': { color: palette.text.primary, fontVariantNumeric: 'tabular-nums' },
  '&[data-late=true] strong': { color: palette.mode === 'dark' ? palette.warning.light : palette.warning.dark },
}));

interface WaitingRowProps {
  party: WaitingParty;
  menu: StoreTables;
  /** The tables that others have; `undefined` until they are known. */
  holds: readonly Hold[] | undefined;
  onChange: (party: WaitingParty) => void;
  onLeft: (party: WaitingParty) => void;
}

/** A party that waits: how long, what it was told, and what can be done for it. */
export const WaitingRow = ({ party, menu, holds, onChange, onLeft }: WaitingRowProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { booking_rules } = useStoreFormat().store;
  const reload = useReloadWaiting();
  const now = useMinute();
  const [isOther, setOther] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { seatParty, failure } = useSeatParty();
  const name = party.name || t('order.nameless.table');
  const { waited, over } = waitOf(party, now);
  const isLate = over > 0;
  const { persons, quoted_minutes, note, phone, country_phone_code } = party;
  const idOfName = `waiting-${party._id}`;
  const labelOf = (action: string) => t('tableBook.action.of', { action, name });

  const leave = () =>
    dataProvider
      .removeWaitingParty({ _id: party._id })
      .then(() => onLeft(party))
      .catch((error: unknown) => setRefusal(t(errorText(apiErrorOf(error)), { _: t('codes.error.2003') })))
      .finally(reload);

  const choices = holds && suitableTables(menu, persons, takenNow(holds, booking_rules, persons, now));
  const [best, ...others] = choices ?? [];
  const seatBest = best && `${t('tableBook.waiting.seat')} · ${t('order.table_number', { number: best.numbers })}`;
  const button = { minBlockSize: 44 };
  return (
    <Row aria-labelledby={idOfName} data-late={isLate}>
      <span className="persons" aria-hidden>
        {persons}
      </span>
      <div>
        <h3 id={idOfName}>
          <bdi>{name}</bdi>
        </h3>
        <p className="wait">
          {t('tableBook.waiting.since', { time: spanText(waited, t) })}
          {quoted_minutes !== null && ` · ${t('tableBook.waiting.told', { time: spanText(quoted_minutes, t) })}`}
          {isLate && (
            <>
              {' · '}
              <strong>{t('tableBook.waiting.late', { time: spanText(over, t) })}</strong>
            </>
          )}
        </p>
        <p>
          {t('boards.panel.persons', { smart_count: persons })}
          {note && (
            <>
              {' · '}
              <bdi>{note}</bdi>
            </>
          )}
        </p>
        {phone && <PhoneLink country_phone_code={country_phone_code} phone={phone} />}
      </div>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {best && seatBest && (
          <Button
            variant="contained"
            aria-label={labelOf(seatBest)}
            onClick={({ currentTarget }) => void seatParty(party, best, currentTarget)}
            sx={button}
          >
            {seatBest}
          </Button>
        )}
        {others.length > 0 && (
          <OtherTablesButton
            isOn={isOther}
            aria-expanded={isOther}
            aria-label={labelOf(t('bookByPhone.other_tables'))}
            onClick={() => setOther(!isOther)}
          />
        )}
        <Button
          variant="outlined"
          aria-label={labelOf(t('tableBook.waiting.left'))}
          onClick={() => void leave()}
          sx={button}
        >
          {t('tableBook.waiting.left')}
        </Button>
        <Button
          aria-label={labelOf(t('tableBook.waiting.edit'))}
          onClick={() => onChange(party)}
          sx={{ ...button, marginInlineStart: 'auto' }}
        >
          {t('tableBook.waiting.edit')}
        </Button>
      </Box>
      {choices && (!best || (isOther && others.length > 0)) && (
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
          <TableButtons
            choices={others}
            isFirstBest={false}
            onChoose={(choice, element) => void seatParty(party, choice, element)}
          />
        </Box>
      )}
      {(failure ?? refusal) && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {failure ?? refusal}
        </Alert>
      )}
    </Row>
  );
};
