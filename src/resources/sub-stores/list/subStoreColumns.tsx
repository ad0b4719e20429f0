import type { Column } from '../../../records/list/column';
import { LastUse } from './LastUse';
import type { ListedSubStore } from './listedSubStore';
import { MayUse } from './MayUse';
import { RowActions } from './RowActions';
import { StateSign } from './StateSign';
import { SubStoreName } from './SubStoreName';

/** What the list says of each account. */
export const subStoreColumns = (t: (key: string) => string): Column<ListedSubStore>[] => [
  {
    key: 'name',
    label: t('subStores.column.name'),
    sort: 'name',
    width: 200,
    grows: true,
    rank: 0,
    render: (account) => <SubStoreName account={account} />,
  },
  {
    key: 'may',
    label: t('subStores.column.may'),
    width: 176,
    grows: true,
    rank: 1,
    render: (account) => <MayUse account={account} />,
  },
  {
    key: 'state',
    label: t('subStores.column.state'),
    width: 190,
    rank: 0,
    render: ({ state }) => <StateSign state={state} />,
  },
  {
    key: 'last_used_at',
    label: t('subStores.column.last_use'),
    sort: 'last_used_at',
    width: 190,
    rank: 2,
    render: ({ last_used_at }) => <LastUse at={last_used_at} />,
  },
  {
    key: 'actions',
    label: t('subStores.column.actions'),
    width: 100,
    align: 'end',
    rank: 0,
    render: (account) => <RowActions account={account} />,
  },
];
