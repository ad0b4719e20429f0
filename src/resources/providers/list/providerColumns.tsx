import Box from '@mui/material/Box';
import { Picture } from '../../../components/fields/Picture';
import { VehicleName } from '../../../components/VehicleName';
import type { Column } from '../../../records/list/column';
import { ApprovalSign, AvailabilitySign } from '../chips';
import { PhoneLink } from '../PhoneLink';
import { PositionAge } from '../PositionAge';
import type { ListedProvider } from './listedProvider';
import { ProviderMenu } from './ProviderMenu';
import { ProviderName } from './ProviderName';
import { TodayCell } from './TodayCell';

/** The list's columns. Who it is and whether they can be asked stay where there is little room. */
export const providerColumns = (t: (key: string) => string): Column<ListedProvider>[] => [
  {
    key: 'name',
    label: t('providers.column.name'),
    sort: 'name',
    width: 240,
    grows: true,
    rank: 0,
    render: (record) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Picture image={record.image} size={44} fallback="provider" />
        <ProviderName record={record} />
      </Box>
    ),
  },
  {
    key: 'phone',
    label: t('providers.column.phone'),
    width: 160,
    rank: 2,
    render: (record) => <PhoneLink record={record} />,
  },
  {
    key: 'availability',
    label: t('providers.column.availability'),
    width: 150,
    rank: 0,
    render: ({ availability, open_orders }) => <AvailabilitySign availability={availability} orders={open_orders} />,
  },
  {
    key: 'approval',
    label: t('providers.column.approval'),
    sort: 'approval',
    width: 150,
    rank: 1,
    render: ({ approval }) => <ApprovalSign approval={approval} />,
  },
  {
    key: 'vehicle',
    label: t('providers.column.vehicle'),
    width: 180,
    rank: 4,
    render: (record) => <VehicleName vehicle={record.vehicle} />,
  },
  {
    key: 'today',
    label: t('providers.column.today'),
    width: 170,
    rank: 3,
    render: (record) => <TodayCell record={record} />,
  },
  {
    key: 'position',
    label: t('providers.column.position'),
    width: 140,
    rank: 5,
    render: ({ located_at }) => <PositionAge at={located_at} />,
  },
  {
    key: 'email',
    label: t('providers.column.email'),
    width: 220,
    rank: 6,
    isExtra: true,
    render: ({ email }) => <bdi title={email}>{email}</bdi>,
  },
  { key: 'more', label: '', width: 60, align: 'center', rank: 0, render: (record) => <ProviderMenu record={record} /> },
];
