import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditEntry } from '#contract/audit/auditEntry';
import { recordPath } from './recordPath';

/** A record's name, as a link where it can be seen. */
export const RecordName = ({ entry, name }: { entry: AuditEntry; name: string }) => {
  const path = recordPath(entry);
  return path ? (
    <Link component={RouterLink} to={path} color="inherit">
      {name}
    </Link>
  ) : (
    name
  );
};
