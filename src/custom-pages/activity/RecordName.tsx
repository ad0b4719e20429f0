import { Link } from 'react-router';
import type { AuditEntry } from '#contract/audit/auditEntry';
import { recordPath } from './recordPath';

/** A record's name, as a link where it can be seen. */
export const RecordName = ({ entry, name }: { entry: AuditEntry; name: string }) => {
  const path = recordPath(entry);
  return path ? <Link to={path}>{name}</Link> : name;
};
