import { Suspense } from 'react';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import type { StoreTables } from '../../places/tableChoices';
import { stillWaiting, useWaitingList } from './useWaitingList';

const FreedTableNotice = lazyWithRetry(() => import('./FreedTableNotice'));

/** Points out tables that become free, while someone waits for one. */
export const FreedTable = ({ menu }: { menu: StoreTables | undefined }) => {
  const { length } = stillWaiting(useWaitingList().data);
  if (!menu || length === 0) return null;
  return (
    <Suspense fallback={null}>
      <FreedTableNotice menu={menu} />
    </Suspense>
  );
};
