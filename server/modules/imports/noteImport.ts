import type { AuditAction } from '#contract/audit/auditRule';
import { noteInTrail } from '../audit/service';
import type { ImportContext } from './importContext';
import type { ImportRecord } from './openImport';
import type { RowTally } from './storedRows';

type Of = Pick<ImportContext, 'tx'> & { session: { store_id: string } };

/**
 * The one entry that stands for an import, or for its end; what became of each record is behind it, and each row in its own table.
 * An import is told of when its first batch is written, with what its rows were to do.
 */
export const noteImport = (
  { tx, session }: Of,
  { id, kind, file_name }: Pick<ImportRecord, 'id' | 'kind' | 'file_name'>,
  action: AuditAction,
  { counts, row_count }: Pick<RowTally, 'counts' | 'row_count'>,
): Promise<void> =>
  noteInTrail(tx, session.store_id, [
    {
      entity: 'import',
      action,
      record: { id, name: file_name ? [file_name] : [] },
      new: { import_kind: kind, ...counts },
      count: row_count,
      change_id: id,
    },
  ]);
