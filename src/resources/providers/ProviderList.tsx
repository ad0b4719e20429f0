import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { approvalStates } from '#contract/providers/approval';
import { fullName } from '#contract/providers/fullName';
import { usePageHeading } from '../../components/usePageHeading';
import { paths } from '../../config/paths';
import { ColumnsMenu } from '../../records/list/ColumnsMenu';
import { RecordCards } from '../../records/list/RecordCards';
import { RecordList } from '../../records/list/RecordList';
import { RecordTable } from '../../records/list/RecordTable';
import { AvailabilitySegments } from './list/AvailabilitySegments';
import { ExpiryBanner } from './list/ExpiryBanner';
import { ExportProviders } from './list/ExportProviders';
import { ProviderBulkActions } from './list/ProviderBulkActions';
import { ProviderCard, providerCardHeight } from './list/ProviderCard';
import { providerColumns } from './list/providerColumns';
import { useLiveProviders } from './list/useLiveProviders';

const byName = { field: 'name', order: 'ASC' } as const;

/** `/app/users/delivery-boy-list`: who delivers, who can be asked now, and who needs somebody's attention. */
export default function ProviderList() {
  const t = useTranslate();
  const title = usePageHeading();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const [shown, setShown] = useState<readonly string[]>([]);
  useLiveProviders();
  const columns = useMemo(() => providerColumns(t), [t]);
  const filters = useMemo(
    () => [
      {
        source: 'approval',
        label: t('providers.column.approval'),
        choices: approvalStates.map((value) => ({ value, label: t(`providers.approval.${value}`) })),
      },
      {
        source: 'needs_attention',
        label: t('providers.needs_attention'),
        choices: [{ value: true, label: t('providers.needs_attention') }],
      },
      {
        source: 'expires_soon',
        label: t('providers.ending.filter'),
        choices: [{ value: true, label: t('providers.ending.filter') }],
      },
    ],
    [t],
  );
  const create = { label: t('providers.new'), to: `${paths.providers}/create` };
  return (
    <RecordList
      name="providers"
      title={title}
      create={create}
      searchLabel={t('providers.search')}
      filters={filters}
      sorts={[
        { field: 'name', label: t('providers.column.name') },
        { field: 'created_at', label: t('providers.sort.created_at') },
        { field: 'approval', label: t('providers.column.approval') },
      ]}
      defaultSort={byName}
      actions={<ExportProviders />}
      tools={
        <>
          {!isPhone && <ColumnsMenu name="providers" columns={columns} shown={shown} />}
          <AvailabilitySegments />
        </>
      }
      bulkActions={<ProviderBulkActions />}
      empty={{
        title: t('providers.empty.title'),
        detail: t('providers.empty.detail'),
        children: (
          <Button component={Link} to={create.to} variant="contained" size="large">
            {create.label}
          </Button>
        ),
      }}
    >
      <ExpiryBanner />
      {isPhone ? (
        <RecordCards label={title} width={340} height={providerCardHeight} Card={ProviderCard} />
      ) : (
        <RecordTable name="providers" label={title} columns={columns} nameOf={fullName} onShown={setShown} />
      )}
    </RecordList>
  );
}
