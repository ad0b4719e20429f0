import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Vehicle } from '#contract/entities/vehicle';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { partKey, useOpenProvider } from './useOpenProvider';
import { VehicleDialog } from './VehicleDialog';
import { VehicleRow } from './VehicleRow';

/** What a person rides or drives. */
export const VehiclesSection = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { id, reload } = useOpenProvider();
  const [edited, setEdited] = useState<Vehicle | 'new' | null>(null);
  const query = useQuery({
    queryKey: partKey('vehicles', id),
    queryFn: async () => (await dataProvider.getVehicleList({ filter: { provider_id: id } })).data,
  });
  return (
    <FormSection
      title="providers.vehicles.title"
      action={
        <Button startIcon={<AddIcon />} onClick={() => setEdited('new')} sx={{ minBlockSize: 44 }}>
          {t('providers.vehicles.add')}
        </Button>
      }
    >
      {query.isPending && <Skeleton variant="rounded" height={72} />}
      {query.isError && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography>{t('providers.part_failed')}</Typography>
          <Button onClick={() => void query.refetch()}>{t('records.save.retry')}</Button>
        </Box>
      )}
      {query.data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('providers.vehicles.empty')}</Typography>
      )}
      {query.data?.map((vehicle) => (
        <VehicleRow key={vehicle._id} vehicle={vehicle} onEdit={() => setEdited(vehicle)} onChanged={reload} />
      ))}
      {edited && (
        <VehicleDialog
          providerId={id}
          vehicle={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={async () => {
            await reload();
            setEdited(null);
          }}
        />
      )}
    </FormSection>
  );
};
