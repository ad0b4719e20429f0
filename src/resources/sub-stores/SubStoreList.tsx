import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { subStoreStates } from '#contract/entities/subStoreStates';
import { allPermissions } from '#contract/permissions';
import { usePermissionText } from '../../components/access/usePermissionText';
import { usePageHeading } from '../../components/usePageHeading';
import { paths } from '../../config/paths';
import { RecordCards } from '../../records/list/RecordCards';
import { RecordList } from '../../records/list/RecordList';
import { RecordTable } from '../../records/list/RecordTable';
import type { ListedSubStore } from './list/listedSubStore';
import { SubStoreCard, subStoreCardHeight } from './list/SubStoreCard';
import { subStoreColumns } from './list/subStoreColumns';

const sorts = ['name', 'email', 'last_used_at', 'created_at'] as const;

/** `/app/users/sub-stores`: the people of the store, what each may do, and who is really there. */
export default function SubStoreList() {
  const t = useTranslate();
  const title = usePageHeading();
  const { nameOf: permissionName } = usePermissionText();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const columns = useMemo(() => subStoreColumns(t), [t]);
  const nameOf = useCallback(({ name }: ListedSubStore) => name, []);
  return (
    <RecordList
      name="sub_stores"
      title={title}
      create={{ label: t('subStores.new'), to: `${paths.subStores}/create` }}
      searchLabel={t('subStores.search')}
      filters={[
        {
          source: 'state',
          label: t('subStores.column.state'),
          choices: subStoreStates.map((value) => ({ value, label: t(`subStores.state.${value}`) })),
        },
        {
          source: 'permission',
          label: t('subStores.filter.permission'),
          choices: allPermissions.map((value) => ({ value, label: permissionName(value) })),
        },
      ]}
      sorts={sorts.map((field) => ({ field, label: t(`subStores.sort.${field}`) }))}
      defaultSort={{ field: 'name', order: 'ASC' }}
      empty={{ title: t('subStores.empty.title'), detail: t('subStores.empty.detail') }}
    >
      {isPhone ? (
        <RecordCards label={title} width={320} height={subStoreCardHeight} Card={SubStoreCard} />
      ) : (
        <RecordTable name="sub_stores" label={title} columns={columns} nameOf={nameOf} />
      )}
    </RecordList>
  );
}
