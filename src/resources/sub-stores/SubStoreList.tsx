import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { subStoreStates } from '#contract/entities/subStoreStates';
import { allPermissions } from '#contract/permissions';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { usePermissionText } from '../../components/access/usePermissionText';
import { usePageHeading } from '../../components/page/usePageHeading';
import { List } from '../../records/list/List';
import { SimpleList } from '../../records/list/SimpleList';
import { DataTable } from '../../records/list/table/DataTable';
import type { RecordFilter } from '../../records/list/toolbar/recordFilter';
import { SubStoreCard, subStoreCardHeight } from './list/SubStoreCard';
import {
  FactorSign,
  LastUse,
  type ListedSubStore,
  MayUse,
  RowActions,
  StateSign,
  SubStoreName,
} from './list/SubStoreCells';

const Col = DataTable.Col<ListedSubStore>;

const columnsOf = (isOwner: boolean) => (
  <>
    <Col source="name" width={200} grows render={(account) => <SubStoreName account={account} />} />
    <Col source="may" width={176} grows rank={1} render={(account) => <MayUse account={account} />} />
    <Col source="state" width={190} render={(account) => <StateSign account={account} />} />
    {isOwner && (
      <Col source="has_factor" width={190} rank={3} render={({ has_factor }) => <FactorSign has={has_factor} />} />
    )}
    <Col
      source="last_used_at"
      sortable
      width={190}
      rank={2}
      render={({ last_used_at }) => <LastUse at={last_used_at} />}
    />
    <Col source="actions" width={100} align="end" render={(account) => <RowActions account={account} />} />
  </>
);

/** Only the owner sees who has a second factor. */
const columns = { owner: columnsOf(true), team: columnsOf(false) };

const sorts = ['name', 'email', 'last_used_at', 'created_at'] as const;

const factorFilter = (t: (key: string) => string): RecordFilter => ({
  source: 'has_factor',
  label: t('subStores.column.has_factor'),
  choices: [true, false].map((value) => ({ value, label: t(value ? 'common.yes' : 'common.no') })),
});

/** `/app/users/sub-stores`: the store's team, their permissions, and who has signed in. */
export default function SubStoreList() {
  const t = useTranslate();
  const title = usePageHeading();
  const { nameOf: permissionName } = usePermissionText();
  const isOwner = useIsAllowed()({ ownerOnly: true });
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  return (
    <List
      resource="sub_stores"
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
        ...(isOwner ? [factorFilter(t)] : []),
      ]}
      sorts={sorts.map((field) => ({ field, label: t(`subStores.sort.${field}`) }))}
    >
      {isPhone ? (
        <SimpleList label={title} width={320} height={subStoreCardHeight} Card={SubStoreCard} />
      ) : (
        <DataTable>{isOwner ? columns.owner : columns.team}</DataTable>
      )}
    </List>
  );
}
