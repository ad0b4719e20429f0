import { useTranslate } from 'ra-core';
import { useReferenceName } from '../useReferenceName';
import type { ListedProvider } from './listedProvider';

/** What a person rides, and its plate. */
export const VehicleName = ({ record: { vehicle } }: { record: Pick<ListedProvider, 'vehicle'> }) => {
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
