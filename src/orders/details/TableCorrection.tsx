import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dueAt } from '#contract/orders/boards';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { useStoreMenu } from '../changes/useStoreMenu';
import { TablePicker } from '../places/TablePicker';
import { tableProblem } from '../places/tableChoice';
import { useTablesTaken } from '../places/useTablesTaken';
import { CorrectionFrame } from './CorrectionFrame';
import type { CorrectionProps } from './correctionProps';
import { FaultText } from './FaultText';
import { useCorrection } from './useCorrection';
import { useFaultOf } from './useFaultOf';

/** Guests move to another table, or are more or fewer than they said. */
export const TableCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const { store } = useStoreSurroundings();
  const { order, correct, isSending, failure, faults } = useCorrection(opened, onClose);
  const faultOf = useFaultOf(faults);
  const { menu, isError } = useStoreMenu(store._id);
  const [tableId, setTableId] = useState<string | null>(opened.table_id ?? null);
  const [persons, setPersons] = useState(opened.persons ?? 1);
  // Who is late sits down now; who is expected later needs the table then.
  const taken = useTablesTaken(new Date(Math.max(dueAt(order).getTime(), Date.now())), order._id);
  const tables = menu?.tables ?? [];
  const table = tables.find(({ _id }) => _id === tableId);
  const isChanged = tableId !== order.table_id || persons !== order.persons;
  return (
    <CorrectionFrame
      title={t('orderChanges.details.title.table', { number: order.unique_id })}
      now={[
        t('order.table_number', { number: order.table_number }),
        t('boards.panel.persons', { smart_count: order.persons ?? 0 }),
      ].join(' · ')}
      failure={failure}
      isChanged={isChanged}
      isReady={table !== undefined && tableProblem(table, persons, taken) === null}
      isSending={isSending}
      onSave={() => tableId && void correct({ table_id: tableId, persons })}
      onClose={onClose}
    >
      {isError && <Alert severity="error">{t('orderChanges.details.tables_failed')}</Alert>}
      {!menu && !isError && <Skeleton variant="rounded" height={160} />}
      {menu && (
        <TablePicker
          tables={tables}
          taken={taken}
          persons={persons}
          onPersons={setPersons}
          tableId={tableId}
          onTable={setTableId}
          personsProblem={<FaultText text={faultOf('persons')} />}
          tableProblem={<FaultText text={faultOf('table_id')} />}
        />
      )}
    </CorrectionFrame>
  );
};
