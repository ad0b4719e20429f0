import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Vehicle } from '#contract/entities/vehicle';
import { AskedDelete } from './AskedDelete';

export interface VehicleChange {
  is_approved?: boolean;
  is_default?: true;
}

interface VehicleActionsProps {
  vehicle: Vehicle;
  onChange: (change: VehicleChange) => Promise<void>;
  onEdit: () => void;
  onDelete: () => Promise<void>;
}

/** What can be done with a vehicle. Deleting it asks: it cannot be taken back, and may keep its person from work. */
export const VehicleActions = ({ vehicle, onChange, onEdit, onDelete }: VehicleActionsProps) => {
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
      <AskedDelete
        label={t('records.delete.button')}
        title={t('records.delete.title', { name: `\u2068${name}\u2069` })}
        detail={t('providers.vehicles.delete_detail')}
        onDelete={onDelete}
      />
    </Box>
  );
};
