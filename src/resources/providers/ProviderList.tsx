import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useTranslate } from 'react-admin';
import { approvalStates } from '#contract/providers/approval';
import { availabilities } from '#contract/providers/availability';
import { Picture } from '../../components/fields/Picture';
import { usePageHeading } from '../../components/page/usePageHeading';
import { PhoneLink } from '../../components/phone/PhoneLink';
import { VehicleName } from '../../components/VehicleName';
import { List } from '../../records/list/List';
import { SimpleList } from '../../records/list/SimpleList';
import { DataTable } from '../../records/list/table/DataTable';
import { ColumnsButton } from '../../records/list/toolbar/ColumnsButton';
import { ExportResource } from '../../records/resource/ExportResource';
import { ExpiryBanner } from './list/ExpiryBanner';
import { ProviderBulkActions } from './list/ProviderBulkActions';
import { ProviderCard, providerCardHeight } from './list/ProviderCard';
import { ProviderMenu } from './list/ProviderMenu';
import { ProviderName } from './list/ProviderName';
import { useLiveProviders } from './list/useLiveProviders';
import { ApprovalSign, AvailabilitySign, type ListedProvider, PositionAge, TodayCell } from './ProviderFields';

const loadColumns = async () => (await import('./list/providerExport')).providerExport;

const everybody = 'all';

/** Available, on a delivery, offline: one tap each. */
const AvailabilitySegments = () => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const chosen = typeof filterValues.availability === 'string' ? filterValues.availability : everybody;
  const choose = (next: string | null) =>
    next && setFilters({ ...filterValues, availability: next === everybody ? undefined : next }, undefined, false);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen}
      aria-label={t('providers.column.availability')}
      onChange={(_event, next: string | null) => choose(next)}
      sx={{ flexWrap: 'wrap' }}
    >
      {[everybody, ...availabilities].map((value) => (
        <ToggleButton
          key={value}
          value={value}
          sx={{ minBlockSize: 40, px: 1.5, textTransform: 'none', color: 'text.primary' }}
        >
          {t(`providers.segment.${value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const Col = DataTable.Col<ListedProvider>;

/** Name and availability stay visible if space is short. */
const columns = (
  <>
    <Col
      source="name"
      sortable
      width={240}
      grows
      render={(record) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Picture image={record.image} size={44} fallback="provider" />
          <ProviderName record={record} />
        </Box>
      )}
    />
    <Col
      source="phone"
      width={160}
      rank={2}
      render={(record) => <PhoneLink country_phone_code={record.country_phone_code} phone={record.phone} />}
    />
    <Col
      source="availability"
      width={150}
      render={({ availability, open_orders }) => <AvailabilitySign availability={availability} orders={open_orders} />}
    />
    <Col
      source="approval"
      sortable
      width={150}
      rank={1}
      render={({ approval }) => <ApprovalSign approval={approval} />}
    />
    <Col source="vehicle" width={180} rank={4} render={({ vehicle }) => <VehicleName vehicle={vehicle} />} />
    <Col source="today" width={170} rank={3} render={(record) => <TodayCell record={record} />} />
    <Col source="position" width={140} rank={5} render={({ located_at }) => <PositionAge at={located_at} />} />
    <Col source="email" width={220} rank={6} isExtra render={({ email }) => <bdi title={email}>{email}</bdi>} />
    <Col source="more" label={false} width={60} align="center" render={(record) => <ProviderMenu record={record} />} />
  </>
);

/** `/app/users/delivery-boy-list`: the delivery people, who is available, and who needs attention. */
export default function ProviderList() {
  const t = useTranslate();
  const title = usePageHeading();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  useLiveProviders();
  const toggle = (source: string, label: string) => ({ source, label, choices: [{ value: true, label }] });
  return (
    <List
      resource="providers"
      filters={[
        {
          source: 'approval',
          label: t('providers.column.approval'),
          choices: approvalStates.map((value) => ({ value, label: t(`providers.approval.${value}`) })),
        },
        toggle('needs_attention', t('providers.needs_attention')),
        toggle('expires_soon', t('providers.ending.filter')),
      ]}
      sorts={[
        { field: 'name', label: t('providers.column.name') },
        { field: 'created_at', label: t('providers.sort.created_at') },
        { field: 'approval', label: t('providers.column.approval') },
      ]}
      actions={<ExportResource loadColumns={loadColumns} />}
      tools={
        <>
          {!isPhone && <ColumnsButton />}
          <AvailabilitySegments />
        </>
      }
      bulkActionButtons={<ProviderBulkActions />}
    >
      <ExpiryBanner />
      {isPhone ? (
        <SimpleList label={title} width={340} height={providerCardHeight} Card={ProviderCard} />
      ) : (
        <DataTable>{columns}</DataTable>
      )}
    </List>
  );
}
