import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Vehicle } from '#contract/entities/vehicle';
import { useReferenceName } from '../../../components/useReferenceName';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DocumentSign } from '../chips';
import { useOneAtATime } from '../useOneAtATime';
import { useNotifyError } from './useNotifyError';
import { VehicleActions, type VehicleChange } from './VehicleActions';

interface VehicleRowProps {
  vehicle: Vehicle;
  onEdit: () => void;
  onChanged: () => Promise<void>;
}

/** One vehicle: what it is, whether it is approved, and whether it is the one in use. */
export const VehicleRow = ({ vehicle, onEdit, onChanged }: VehicleRowProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const told = useNotifyError();
  const once = useOneAtATime();
  const typeName = useReferenceName('vehicle_types');
  const { _id, version, name, model, color, year, plate_number, vehicle_type_id, is_approved, is_default } = vehicle;
  const change = (fields: VehicleChange) =>
    once(() => told(() => dataProvider.updateVehicle({ _id, version, ...fields })).then(onChanged));
  const remove = () => once(() => told(() => dataProvider.deleteVehicle({ _id })).then(onChanged));
  const facts = [
    vehicle_type_id ? typeName(vehicle_type_id) : t('providers.gap.vehicle_type_missing'),
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
