import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { distanceBetween, type Location, metresPerUnit } from '#contract/orders/deliveryFee';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';
import { PositionPicker } from '../places/PositionPicker';
import { useDistance } from '../places/useDistance';
import { FaultText } from './FaultText';

interface PlaceCorrectionProps {
  point: Location;
  isMoved: boolean;
  /** The address is another one, and the position is not. */
  isDoubtful: boolean;
  onPoint: (point: Location) => void;
}

/** Where the door is, seen from the store; the delivery person's map goes by it. */
export const PlaceCorrection = ({ point, isMoved, isDoubtful, onPoint }: PlaceCorrectionProps) => {
  const t = useTranslate();
  const { store, locale } = useStoreSurroundings();
  const { told } = useDistance(store, locale);
  const [isPicking, setPicking] = useState(false);
  const reach = store.delivery_fee.radius * metresPerUnit(store.is_distance_unit_mile);
  const isTooFar = isMoved && distanceBetween(store.location, point) > reach;
  return (
    <div>
      {isPicking ? (
        <PositionPicker
          store={store}
          locale={locale}
          point={point}
          onPoint={onPoint}
          onStart={() => setPicking(true)}
          onDone={() => setPicking(false)}
        />
      ) : (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', bgcolor: 'sunken', borderRadius: 1, p: 1 }}>
          <PlaceIcon fontSize="small" color={isDoubtful ? 'warning' : 'primary'} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ fontWeight: 550 }}>
              {told(point)}
            </Typography>
            {isDoubtful && (
              <Typography variant="body2" color="text.secondary">
                {t('orderChanges.details.position_stays')}
              </Typography>
            )}
          </Box>
          <Button
            sx={{ minBlockSize: 40 }}
            aria-label={t('orderChanges.details.change_position')}
            onClick={() => setPicking(true)}
          >
            {t('createOrder.position.change')}
          </Button>
        </Box>
      )}
      <FaultText text={isTooFar ? t('codes.error.558') : undefined} />
    </div>
  );
};
