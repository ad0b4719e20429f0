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
import { useTablesTaken } from '../../places/freeTables';
import { choiceOf, mostPersons, type StoreTables, type TableChoice, tableChoices } from '../../places/tableChoices';
import { suitableTables } from '../suitableTables';
import { typedWithin, useTypedBookings } from '../typed/useTypedBookings';
import { PersonsButtons } from './PersonsButtons';
import { TableButtons } from './TableButtons';
import { useSeating } from './useSeating';

interface WalkInDialogProps {
  store: StoreTables;
  /** The table that is chosen already. */
  tableId?: string | undefined;
  onClose: () => void;
}

/** Seats guests who stand at the door: a tap on how many they are, and one on the table if it isn't chosen yet. */
export default function WalkInDialog({ store, tableId, onClose }: WalkInDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [now] = useState(() => new Date());
  const [persons, setPersons] = useState<number | null>(null);
  const { booking_rules } = useStoreFormat().store;
  const size = persons ?? limits.personsMin;
  const typed = typedWithin(useTypedBookings(), now, freeAt(booking_rules, size, now));
  const booked = useTablesTaken(now, size);
  const taken = new Set([...booked, ...typed.flatMap(({ table_ids }) => table_ids)]);
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
          onChoose={(party, button) => (chosen ? void seatParty(chosen, party, button) : setPersons(party))}
        />
        {persons !== null && (
          <TableButtons
            choices={suitableTables(store, persons, taken)}
            onChoose={(choice, button) => void seatParty(choice, persons, button)}
          />
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minBlockSize: 44 }}>
          {t('common.not_now')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
