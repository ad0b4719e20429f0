import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { freeAt } from '#contract/bookings/stay';
import { limits } from '#contract/limits';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useTablesTakenBy } from '../../places/freeTables';
import { choiceOf, mostPersons, type StoreTables, type TableChoice, tableChoices } from '../../places/tableChoices';
import { suitableTables } from '../suitableTables';
import { typedWithin, useTypedBookings } from '../typed/useTypedBookings';
import { OtherTablesButton } from './OtherTablesButton';
import { PersonsButtons } from './PersonsButtons';
import { TableButtons } from './TableButtons';
import { useSeating } from './useSeating';

interface WalkInDialogProps {
  store: StoreTables;
  /** The table that is chosen already. */
  tableId?: string | undefined;
  onClose: () => void;
}

/**
 * Seats guests who stand at the door by a tap on how many they are: at the chosen table, or at the best free one, which
 * each size names. Other tables take one tap more.
 */
export default function WalkInDialog({ store, tableId, onClose }: WalkInDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [now] = useState(() => new Date());
  const [persons, setPersons] = useState<number | null>(null);
  const [isOther, setOther] = useState(false);
  const { booking_rules } = useStoreFormat().store;
  const typed = useTypedBookings();
  const takenBy = useTablesTakenBy(now);
  const choicesFor = (party: number): TableChoice[] | undefined => {
    if (!takenBy) return undefined;
    const within = typedWithin(typed, now, freeAt(booking_rules, party, now));
    return suitableTables(store, party, new Set([...takenBy(party), ...within.flatMap(({ table_ids }) => table_ids)]));
  };
  const { seat, failure } = useSeating();
  const chosen = choiceOf(tableChoices(store, limits.personsMin, []), tableId === undefined ? [] : [tableId]);
  const bounds = { least: chosen?.min_persons ?? limits.personsMin, most: chosen?.max_persons ?? mostPersons(store) };

  const seatParty = async ({ ids }: TableChoice, party: number, button: HTMLElement) => {
    const place = (idempotency_key: string) =>
      dataProvider.createOrder({
        ...{ idempotency_key, order_type: 'table', customer: {}, items: [], paid_by: 'cash' },
        ...{ table_ids: [...ids], persons: party },
      });
    if (await seat({ choice: `${ids.join()} ${party}`, place, button })) onClose();
  };

  const chooseSize = (party: number, button: HTMLElement) => {
    const table = chosen ?? (isOther ? undefined : choicesFor(party)?.[0]);
    if (table) void seatParty(table, party, button);
    else setPersons(party);
  };
  const tables = persons === null ? undefined : choicesFor(persons);
  const captionOf = (party: number) => {
    const best = choicesFor(party)?.[0];
    return best && t('order.table_number', { number: best.numbers });
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} component="h2">
        {t('tableBook.walk_in')}
        {chosen && ` · ${t('order.table_number', { number: chosen.numbers })}`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <PersonsButtons
          {...bounds}
          value={persons}
          captionOf={chosen || isOther ? undefined : captionOf}
          onChoose={chooseSize}
        />
        {persons !== null && tables && (
          <TableButtons choices={tables} onChoose={(choice, button) => void seatParty(choice, persons, button)} />
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        {!chosen && (
          <OtherTablesButton
            isOn={isOther}
            aria-pressed={isOther}
            onClick={() => {
              setOther(!isOther);
              setPersons(null);
            }}
            sx={{ marginInlineEnd: 'auto' }}
          />
        )}
        <Button onClick={onClose} sx={{ minBlockSize: 44 }}>
          {t('common.not_now')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
