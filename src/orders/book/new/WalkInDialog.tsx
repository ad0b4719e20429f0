import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { v4 as newKey } from 'uuid';
import { limits } from '#contract/limits';
import { errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { useOrderActions } from '../../actions/orderActionsContext';
import { useTablesTaken } from '../../places/freeTables';
import {
  choiceOf,
  mostPersons,
  type StoreTables,
  suitableTables,
  type TableChoice,
  tableChoices,
} from '../../places/tableChoices';

const grid = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))' };

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
  const { start } = useOrderActions();
  const [now] = useState(() => new Date());
  const [persons, setPersons] = useState<number | null>(null);
  const taken = useTablesTaken(now, persons ?? limits.personsMin);
  const [failure, setFailure] = useState<string | null>(null);
  const isSending = useRef(false);
  const keys = useRef(new Map<string, string>());
  const found = persons === null ? [] : suitableTables(store, persons, taken);
  const chosen = choiceOf(tableChoices(store, limits.personsMin, []), tableId === undefined ? [] : [tableId]);
  const [least, most] = [chosen?.min_persons ?? limits.personsMin, chosen?.max_persons ?? mostPersons(store)];
  const parties = Array.from({ length: most - least + 1 }, (_, at) => at + least);

  const seat = async ({ ids }: TableChoice, party: number, button: HTMLElement) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    // A lost reply and a second tap must not seat the same guests twice.
    const choice = `${ids.join()} ${party}`;
    const idempotency_key = keys.current.get(choice) ?? newKey();
    keys.current.set(choice, idempotency_key);
    try {
      const { order } = await dataProvider.createOrder({
        ...{ idempotency_key, order_type: 'table', customer: {}, items: [], paid_by: 'cash' },
        ...{ table_ids: [...ids], persons: party },
      });
      if (order.allowed_actions.includes('arrived')) start(order, 'arrived', button);
      onClose();
    } catch (error) {
      setFailure(t(errorText(apiErrorOf(error)), { _: t('codes.error.2003') }));
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} component="h2">
        {t('tableBook.walk_in')}
        {chosen && ` · ${t('order.table_number', { number: chosen.numbers })}`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box role="group" aria-label={t('tableBook.covers.label')} sx={grid}>
          {parties.map((party) => (
            <Button
              key={party}
              variant={party === persons ? 'contained' : 'outlined'}
              aria-pressed={party === persons}
              aria-label={t('boards.panel.persons', { smart_count: party })}
              onClick={({ currentTarget }) => (chosen ? void seat(chosen, party, currentTarget) : setPersons(party))}
              sx={{ minBlockSize: 64, fontSize: '1.25rem' }}
            >
              {party}
            </Button>
          ))}
        </Box>
        {persons !== null && found.length === 0 && <Typography role="status">{t('tableBook.none_free')}</Typography>}
        {found.map((choice, index) => (
          <Button
            key={choice.ids.join()}
            size="large"
            variant={index === 0 ? 'contained' : 'outlined'}
            onClick={(event) => persons !== null && void seat(choice, persons, event.currentTarget)}
            sx={{ minBlockSize: 56, justifyContent: 'space-between' }}
          >
            <span>{t('order.table_number', { number: choice.numbers })}</span>
            <span>{t('tableBook.seats', { min: choice.min_persons, max: choice.max_persons })}</span>
          </Button>
        ))}
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
