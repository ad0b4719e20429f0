import MenuItem from '@mui/material/MenuItem';
import { useMemo, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { Vehicle } from '#contract/entities/vehicle';
import { limits } from '#contract/limits';
import { type VehicleTypeId, vehicleTypeOf, vehicleTypes } from '#contract/providers/vehicleTypes';
import { useReferenceName } from '../../../components/useReferenceName';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { RecordField } from '../../../records/form/recordField';
import { DialogField } from './DialogField';
import { DialogForm } from './DialogForm';
import { useDialogForm } from './useDialogForm';

interface VehicleDialogProps {
  providerId: string;
  /** `null`: a new one. */
  vehicle: Vehicle | null;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

const yearFaults = { too_small: 'providers.vehicles.year_fault', too_big: 'providers.vehicles.year_fault' };

const startOf = (vehicle: Vehicle | null) => ({
  vehicle_type_id: vehicle?.vehicle_type_id ?? 'scooter',
  name: vehicle?.name ?? '',
  model: vehicle?.model ?? '',
  color: vehicle?.color ?? '',
  year: vehicle ? String(vehicle.year) : '',
  plate_number: vehicle?.plate_number ?? '',
});

const texts = ['name', 'model', 'color', 'year'] as const;

/** What a vehicle is described by. A bicycle has no plate. */
export const VehicleDialog = ({ providerId, vehicle, onClose, onSaved }: VehicleDialogProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const typeName = useReferenceName('vehicle_types');
  // However often it is sent, it is made once.
  const key = useRef(uuid());
  const plateOf = (type: string) => (vehicleTypeOf(type)?.has_plate ? (['plate_number'] as const) : []);
  const form = useDialogForm({
    record: vehicle,
    valuesOf: startOf,
    own: yearFaults,
    needed: ({ vehicle_type_id }) => [...texts, ...plateOf(vehicle_type_id)],
    save: async ({ vehicle_type_id, name, model, color, ...typed }, opened) => {
      const fields = {
        ...{ name, model, color, plate_number: plateOf(vehicle_type_id).length > 0 ? typed.plate_number : '' },
        vehicle_type_id: vehicle_type_id as VehicleTypeId,
        year: Number(typed.year) || 0,
      };
      if (opened) await dataProvider.updateVehicle({ _id: opened._id, version: opened.version, ...fields });
      else await dataProvider.addVehicle({ idempotency_key: key.current, provider_id: providerId, ...fields });
      await onSaved();
    },
  });
  const { values, set, faults } = form;
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
    <DialogField
      label={t(`providers.vehicles.field.${name}`)}
      value={values[name]}
      onChange={set(name)}
      fault={faults[name]}
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
      <DialogField
        label={t('providers.vehicles.field.vehicle_type_id')}
        value={values.vehicle_type_id}
        onChange={set('vehicle_type_id')}
        fault={faults.vehicle_type_id}
        max={40}
        required
      >
        {vehicleTypes.map(({ id }) => (
          <MenuItem key={id} value={id} sx={{ minHeight: 44 }}>
            {typeName(id)}
          </MenuItem>
        ))}
      </DialogField>
      {field('name', limits.nameMax)}
      {field('model', limits.nameMax)}
      {field('color', limits.colorMax)}
      {field('year', 4)}
      {plateOf(values.vehicle_type_id).length > 0 && field('plate_number', limits.plateMax)}
    </DialogForm>
  );
};
