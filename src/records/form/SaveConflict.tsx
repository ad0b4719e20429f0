import { useNotify } from 'react-admin';
import { ConflictDialog } from '../conflict/ConflictDialog';
import type { OpenedRecord } from './useOpenedRecord';

/** Asks which values to keep. The form continues with them, and saves them if that is what the user was doing. */
export const SaveConflict = ({ page }: { page: OpenedRecord }) => {
  const notify = useNotify();
  const { opened, record, conflict, continueFrom } = page;
  const { open } = conflict;
  if (!open) return null;
  return (
    <ConflictDialog
      {...open}
      opened={opened}
      fields={record.tools.fields}
      onCancel={conflict.close}
      onChosen={(values) => {
        continueFrom(open.current, values);
        if (!open.isSaving) return;
        if (Object.keys(values).length > 0) record.tools.submit();
        else notify('records.conflict.nothing_left', { type: 'info' });
      }}
    />
  );
};
