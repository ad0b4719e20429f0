import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Vehicle } from '#contract/entities/vehicle';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton';
import { useReferenceName } from '../../../components/useReferenceName';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DocumentSign } from '../../../records/documents/DocumentSign';
import { FormSection } from '../../../records/form/FormSection';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { useOneAtATime } from '../../../records/form/useOneAtATime';
import { partKey, useOpenProvider } from './useOpenProvider';
import { VehicleDialog } from './VehicleDialog';

interface VehicleChange {
  is_approved?: boolean;
  is_default?: true;
}

interface VehicleActionsProps {
  vehicle: Vehicle;
  onChange: (change: VehicleChange) => Promise<void>;
  onEdit: () => void;
  onDelete: () => Promise<void>;
}

/** Actions for a vehicle. Deleting asks first: it can't be undone, and may keep the person from working. */
const VehicleActions = ({ vehicle, onChange, onEdit, onDelete }: VehicleActionsProps) => {
  const t = useTranslate();
  const { name, is_approved, is_default } = vehicle;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!is_approved && (
        <Button variant="contained" onClick={() => void onChange({ is_approved: true })} sx={{ minBlockSize: 40 }}>
          {t('providers.vehicles.approve')}
        </Button>
      )}
      {is_approved && (
        <Button color="error" onClick={() => void onChange({ is_approved: false })} sx={{ minBlockSize: 40 }}>
          {t('providers.vehicles.disapprove')}
        </Button>
      )}
      {!is_default && (
        <Button onClick={() => void onChange({ is_default: true })} sx={{ minBlockSize: 40 }}>
          {t('providers.vehicles.use')}
        </Button>
      )}
      <Button onClick={onEdit} sx={{ minBlockSize: 40 }}>
        {t('providers.vehicles.edit')}
      </Button>
      <ConfirmButton
        label={t('common.delete')}
        title={t('records.delete.title', { name: `\u2068${name}\u2069` })}
        detail={t('providers.vehicles.delete_detail')}
        act={onDelete}
        confirm={t('common.delete')}
        variant="text"
        color="inherit"
        isDangerous
      />
    </Box>
  );
};

interface VehicleRowProps {
  vehicle: Vehicle;
  onEdit: () => void;
  onChanged: () => Promise<void>;
}

/** One vehicle: its details, whether it is approved, and whether it is in use. */
const VehicleRow = ({ vehicle, onEdit, onChanged }: VehicleRowProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notifyErrors = useNotifyError();
  const once = useOneAtATime();
  const typeName = useReferenceName('vehicle_types');
  const { _id, version, name, model, color, year, plate_number, vehicle_type_id, is_approved, is_default } = vehicle;
  const change = (fields: VehicleChange) =>
    once(() => notifyErrors(() => dataProvider.updateVehicle({ _id, version, ...fields })).then(onChanged));
  const remove = () => once(() => notifyErrors(() => dataProvider.deleteVehicle({ _id })).then(onChanged));
  const facts = [
    vehicle_type_id ? typeName(vehicle_type_id) : t('providers.blocker.vehicle_type_missing'),
    model,
    color,
    year,
  ];
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, flex: '1 1 160px' }}>
          <bdi>{name}</bdi>
          {plate_number && (
            <>
              {' · '}
              <bdi dir="ltr">{plate_number}</bdi>
            </>
          )}
        </Typography>
        {is_default && <Chip size="small" label={t('providers.vehicles.in_use')} />}
        <DocumentSign state={is_approved ? 'approved' : 'pending'} isExpired={false} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <VehicleActions vehicle={vehicle} onChange={change} onEdit={onEdit} onDelete={remove} />
    </Box>
  );
};

/** A person's vehicles. */
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
          <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
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
