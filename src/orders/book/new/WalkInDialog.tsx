import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useTablesTaken } from '../../places/freeTables';
import { mostPersons, type StoreTables, type TableChoice } from '../../places/tableChoices';
import { PersonsButtons } from './PersonsButtons';
import { suitableTables } from './suitableTables';
import { TableButtons } from './TableButtons';
import { useSeating } from './useSeating';

interface WalkInDialogProps {
  store: StoreTables;
  onClose: () => void;
}

/** Seats guests who stand at the door: a tap on how many they are, and one on the table. */
export default function WalkInDialog({ store, onClose }: WalkInDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [now] = useState(() => new Date());
  const [persons, setPersons] = useState<number | null>(null);
  const taken = useTablesTaken(now, persons ?? limits.personsMin);
  const { seat, failure } = useSeating();

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
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <PersonsButtons most={mostPersons(store)} value={persons} onChoose={setPersons} />
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
