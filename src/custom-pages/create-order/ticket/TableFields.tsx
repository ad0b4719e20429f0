import { TablePicker } from '../../../orders/places/TablePicker';
import { useTablesTaken } from '../../../orders/places/useTablesTaken';
import { useDraft } from '../draft/draftContext';
import { dueTime } from '../draft/orderDraft';
import { FieldProblem } from './FieldProblem';

/** The guests of the ticket and their table. */
export const TableFields = () => {
  const { draft, dispatch, menu, now } = useDraft();
  const taken = useTablesTaken(dueTime(draft, now));
  return (
    <TablePicker
      tables={menu.tables}
      taken={taken}
      persons={draft.persons}
      onPersons={(persons) => dispatch({ type: 'set', change: { persons } })}
      tableId={draft.table_id}
      onTable={(table_id) => dispatch({ type: 'set', change: { table_id } })}
      personsProblem={<FieldProblem field="persons" />}
      tableProblem={<FieldProblem field="table_id" />}
    />
  );
};
