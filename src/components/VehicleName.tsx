import { useTranslate } from 'react-admin';
import type { Vehicle } from '#contract/entities/vehicle';
import { useReferenceName } from './useReferenceName';

interface VehicleNameProps {
  /** Empty if the person has no vehicle. */
  vehicle: (Pick<Vehicle, 'name' | 'plate_number' | 'vehicle_type_id'> & { model?: string }) | null | undefined;
}

/** Shows a provider's vehicle type and plate. */
export const VehicleName = ({ vehicle }: VehicleNameProps) => {
  const t = useTranslate();
  const typeName = useReferenceName('vehicle_types');
  if (!vehicle) return <span style={{ opacity: 0.7 }}>{t('providers.vehicles.none')}</span>;
  const type = vehicle.vehicle_type_id ? typeName(vehicle.vehicle_type_id) : vehicle.name;
  return (
    <span
      style={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      title={[vehicle.name, vehicle.model, vehicle.plate_number].filter(Boolean).join(' · ')}
    >
      {type}
      {vehicle.plate_number && (
        <>
          {' · '}
          <bdi dir="ltr">{vehicle.plate_number}</bdi>
        </>
      )}
    </span>
  );
};
