import { useMemo, useRef } from 'react';
import { required, SelectInput, useDataProvider, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { Vehicle } from '#contract/entities/vehicle';
import { limits } from '#contract/limits';
import { type VehicleTypeId, vehicleTypeOf, vehicleTypes } from '#contract/providers/vehicleTypes';
import { selectLook } from '../../../components/inputs/inputParts';
import { TextInput } from '../../../components/inputs/TextInput';
import { useReferenceName } from '../../../components/useReferenceName';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import type { RecordField } from '../../../records/form/formValues';

interface VehicleDialogProps {
  providerId: string;
  /** `null`: a new one. */
  vehicle: Vehicle | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

const yearErrors = { too_small: 'providers.vehicles.year_error', too_big: 'providers.vehicles.year_error' };

const startOf = (vehicle: Vehicle | null) => ({
  vehicle_type_id: vehicle?.vehicle_type_id ?? 'scooter',
  name: vehicle?.name ?? '',
  model: vehicle?.model ?? '',
  color: vehicle?.color ?? '',
  year: vehicle ? String(vehicle.year) : '',
  plate_number: vehicle?.plate_number ?? '',
});

const texts = ['name', 'model', 'color', 'year'] as const;

const hasPlate = (type: string): boolean => vehicleTypeOf(type)?.has_plate ?? false;

/** A vehicle's details. A bicycle has no plate. */
export const VehicleDialog = ({ providerId, vehicle, onClose, onSaved }: VehicleDialogProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const typeName = useReferenceName('vehicle_types');
  // Created once, however often it is sent.
  const key = useRef(uuid());
  const form = useDialogForm({
    record: vehicle,
    valuesOf: startOf,
    own: yearErrors,
    save: async ({ vehicle_type_id, name, model, color, ...typed }, opened) => {
      const fields = {
        ...{ name, model, color, plate_number: hasPlate(vehicle_type_id) ? typed.plate_number : '' },
        vehicle_type_id: vehicle_type_id as VehicleTypeId,
        year: Number(typed.year) || 0,
      };
      if (opened) await dataProvider.updateVehicle({ _id: opened._id, version: opened.version, ...fields });
      else await dataProvider.addVehicle({ idempotency_key: key.current, provider_id: providerId, ...fields });
      await onSaved();
    },
  });
  const type: string = form.form.watch('vehicle_type_id');
  const compared = useMemo<readonly RecordField[]>(
    () =>
      (['vehicle_type_id', ...texts, 'plate_number'] as const).map((source) => ({
        source,
        label: `providers.vehicles.field.${source}`,
        ...(source === 'vehicle_type_id' ? { render: (value: unknown) => typeName(String(value)) } : {}),
      })),
    [typeName],
  );
  const field = (name: (typeof texts)[number] | 'plate_number', max: number) => (
    <TextInput
      source={name}
      label={`providers.vehicles.field.${name}`}
      max={max}
      required
      isCode={name === 'plate_number' || name === 'year'}
      {...(name === 'year' ? { inputMode: 'numeric' as const } : {})}
    />
  );
  return (
    <DialogForm
      title={t(vehicle ? 'providers.vehicles.edit' : 'providers.vehicles.add')}
      form={form}
      fields={compared}
      onClose={onClose}
    >
      <SelectInput
        source="vehicle_type_id"
        label="providers.vehicles.field.vehicle_type_id"
        choices={vehicleTypes.map(({ id }) => ({ id, name: typeName(id) }))}
        validate={required('records.field.required')}
        {...selectLook}
      />
      {field('name', limits.nameMax)}
      {field('model', limits.nameMax)}
      {field('color', limits.colorMax)}
      {field('year', 4)}
      {hasPlate(type) && field('plate_number', limits.plateMax)}
    </DialogForm>
  );
};
