import type { AuditEntry } from '#contract/audit/auditEntry';
import { paths } from '../../config/paths';
import { resources } from '../../resources/index';

/** Where a record is seen, if there is a page of it and it was there when this was written. */
export function recordPath({ entity, action, record }: AuditEntry): string | null {
  if (!record || action === 'delete' || action === 'forget') return null;
  if (entity === 'order') return `${paths.todayOrders}/${record._id}`;
  const resource = Object.values(resources).find((each) => each.entity === entity);
  return resource ? `${resource.path}/${record._id}` : null;
}
