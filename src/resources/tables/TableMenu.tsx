import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TableRecord } from '#contract/resources/tables';
import { ActionMenu } from '../../components/ActionMenu';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { paths } from '../../config/paths';
import type { ListedRecord } from '../../kinds/listedRecord';

const CodesDialog = lazyWithRetry(() => import('./CodesDialog'));

export type ListedTable = ListedRecord & TableRecord;

/** Further actions for a table. */
export const TableMenu = ({ table: { id, number } }: { table: ListedTable }) => {
  const t = useTranslate();
  const [isCode, setCode] = useState(false);
  return (
    <>
      <ActionMenu
        label={t('common.more_actions', { name: number })}
        actions={() => [
          { label: t('tableCodes.one'), onChoose: () => setCode(true) },
          { label: t('common.edit'), to: `${paths.tables}/${id}` },
        ]}
      />
      {isCode && (
        <Suspense>
          <CodesDialog ids={[id]} onClose={() => setCode(false)} />
        </Suspense>
      )}
    </>
  );
};
