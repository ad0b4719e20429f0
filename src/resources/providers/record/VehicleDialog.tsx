import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import type { Vehicle } from '#contract/entities/vehicle';
import { limits } from '#contract/limits';
import { type VehicleTypeId, vehicleTypeOf, vehicleTypes } from '#contract/providers/vehicleTypes';
import { useReferenceName } from '../../../components/useReferenceName';
import { callApi } from '../../../dataProvider/callApi';
import { DialogField } from './DialogField';
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

/** What a vehicle is described by. A bicycle has no plate. */
export const VehicleDialog = ({ providerId, vehicle, onClose, onSaved }: VehicleDialogProps) => {
  const t = useTranslate();
  const titleId = useId();
  const typeName = useReferenceName('vehicle_types');
  // However often it is sent, it is made once.
  const key = useRef(crypto.randomUUID());
  const { values, set, faults, failure, isBusy, send } = useDialogForm(startOf(vehicle), yearFaults);
  const hasPlate = vehicleTypeOf(values.vehicle_type_id)?.has_plate ?? false;
  const save = () =>
    send(['name', 'model', 'color', 'year', ...(hasPlate ? (['plate_number'] as const) : [])], async (typed) => {
      const { vehicle_type_id, name, model, color } = typed;
      const plate_number = hasPlate ? typed.plate_number : '';
      const fields = {
        ...{ name, model, color, plate_number },
        vehicle_type_id: vehicle_type_id as VehicleTypeId,
        year: Number(typed.year) || 0,
      };
      if (vehicle) await callApi('update_vehicle', { _id: vehicle._id, version: vehicle.version, ...fields });
      else await callApi('add_vehicle', { idempotency_key: key.current, provider_id: providerId, ...fields });
      await onSaved();
    });
  const field = (name: 'name' | 'model' | 'color' | 'year' | 'plate_number', max: number) => (
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
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        {t(vehicle ? 'providers.vehicles.edit' : 'providers.vehicles.add')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
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
        {hasPlate && field('plate_number', limits.plateMax)}
        {failure && <Alert severity="error">{t(failure)}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" size="large" onClick={onClose}>
          {t('records.cancel')}
        </Button>
        <Button variant="contained" size="large" loading={isBusy} onClick={() => void save()}>
          {t('records.save.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
