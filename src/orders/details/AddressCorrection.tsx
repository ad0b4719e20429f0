import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Location } from '#contract/delivery/distance';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { openDetails } from '#contract/orders/corrections';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { parsePosition } from '../../components/map/parsePosition';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useDialogField } from '../../records/form/useDialogField';
import { asksForPostcode, useDeliveryQuote } from '../places/useDeliveryQuote';
import { useDistance } from '../places/useDistance';
import { CorrectionFrame, ErrorText } from './CorrectionFrame';
import { type Correction, type CorrectionProps, useCorrection } from './useCorrection';

const LocationDialog = lazyWithRetry(() => import('../places/LocationDialog'));

interface PlaceCorrectionProps {
  point: Location;
  /** Why the store can't deliver there. */
  error: ReactNode;
  /** The address has changed but the location hasn't. */
  isDoubtful: boolean;
  onPoint: (point: Location) => void;
  /** Tells of another place that is tried. */
  outcomeOf: (point: Location) => ReactNode;
}

/** The door's location relative to the store; the delivery person's map uses it. */
const PlaceCorrection = ({ point, error, isDoubtful, onPoint, outcomeOf }: PlaceCorrectionProps) => {
  const t = useTranslate();
  const { store, locale } = useStoreFormat();
  const { distanceText } = useDistance(store, locale);
  const [isPicking, setPicking] = useState(false);
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', bgcolor: 'sunken', borderRadius: 1, p: 1 }}>
        <PlaceIcon fontSize="small" color={isDoubtful ? 'warning' : 'primary'} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 550 }}>
            {distanceText(point)}
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
      {isPicking && (
        <Suspense fallback={null}>
          <LocationDialog
            point={point}
            outcomeOf={outcomeOf}
            onUse={(next) => {
              onPoint(next);
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
      <ErrorText text={error} />
    </div>
  );
};

interface PlaceOutcomeProps {
  place: Parameters<typeof useDeliveryQuote>[0];
  subtotal: number;
}

/** Whether the store delivers to a location. */
const PlaceOutcome = ({ place, subtotal }: PlaceOutcomeProps) => {
  const t = useTranslate();
  const isOutside = useDeliveryQuote(place, subtotal)?.is_delivered === false;
  return <ErrorText text={isOutside ? t('codes.error.558') : undefined} />;
};

const isSame = (one: Location | undefined, other: Location | undefined): boolean => one?.join() === other?.join();

const valuesOf = ({ delivery_address: place }: Order) => ({
  delivery_address: {
    address: place?.address ?? '',
    postcode: place?.postcode ?? '',
    note: place?.note ?? '',
    location: place?.location,
  },
});

/** Only the note, once the food is on its way. */
function correctionOf({ delivery_address: typed }: ReturnType<typeof valuesOf>, order: Order): Correction {
  const before = order.delivery_address;
  const postcode = typed.postcode.trim();
  const address =
    openDetails(order).includes('address') && typed.location
      ? { address: typed.address.trim(), location: typed.location, ...(postcode ? { postcode } : {}) }
      : before;
  return address ? { delivery_address: { ...address, note: typed.note.trim() } } : {};
}

/** Corrects a house number, a missing floor, or a door's location. */
export const AddressCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const { form, order } = useCorrection({ opened, onClose, valuesOf, correctionOf });
  const before = order.delivery_address;
  const addressField = useDialogField<string>(form, 'delivery_address.address');
  const postcodeField = useDialogField<string>(form, 'delivery_address.postcode');
  const noteField = useDialogField<string>(form, 'delivery_address.note');
  const pointField = useDialogField<Location | undefined>(form, 'delivery_address.location');
  const [address, postcode, note] = [addressField.value, postcodeField.value, noteField.value];
  const point = pointField.value;
  const [isAddressLeft, setAddressLeft] = useState(false);
  const isMissing = isAddressLeft && address.trim() === '';
  const isOpen = openDetails(order).includes('address');
  const isOtherPlace = !isSame(point, before?.location) || postcode.trim() !== (before?.postcode ?? '');
  const isElsewhere = address.trim() !== before?.address || isOtherPlace;
  // Only check another place again: with a corrected house number, the store still delivers there.
  const quote = useDeliveryQuote({ point: isOtherPlace ? point : undefined, address, postcode }, order.subtotal);

  /** A map link pasted as the address sets the location. */
  const type = (typed: string) => {
    const found = typed.length - address.length > 8 ? parsePosition(typed) : null;
    if (found) pointField.onChange(found);
    else addressField.onChange(typed);
  };
  return (
    <CorrectionFrame
      title={t('orderChanges.details.title.address', { number: order.unique_id })}
      now={[before?.address, before?.note].filter(Boolean).join(' · ')}
      form={form}
      isChanged={(isOpen && isElsewhere) || note.trim() !== (before?.note ?? '')}
      isReady={address.trim() !== '' && point !== undefined}
      onClose={onClose}
    >
      {!isOpen && <Alert severity="info">{t('orderChanges.details.on_way')}</Alert>}
      <TextField
        {...addressField.textField}
        multiline
        disabled={!isOpen}
        label={t('createOrder.address.label')}
        value={isOpen ? address : (before?.address ?? '')}
        onChange={({ target }) => type(target.value)}
        onFocus={() => setAddressLeft(false)}
        onBlur={() => setAddressLeft(true)}
        error={isMissing || addressField.textField.error}
        helperText={isMissing ? t('createOrder.needed.address') : addressField.error}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.addressMax, autoComplete: 'off' } }}
      />
      {isOpen && (postcode || before?.postcode || (quote && asksForPostcode(quote))) && (
        <TextField
          {...postcodeField.textField}
          label={t('deliveryAreas.try.postcode')}
          helperText={postcodeField.error}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: limits.postcodeMax, autoComplete: 'off' } }}
        />
      )}
      <TextField
        {...noteField.textField}
        multiline
        label={t('createOrder.address.note')}
        helperText={noteField.error}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.noteMax, autoComplete: 'off' } }}
      />
      {isOpen && point && (
        <PlaceCorrection
          point={point}
          error={quote?.is_delivered === false ? t('codes.error.558') : pointField.error}
          isDoubtful={address.trim() !== before?.address && isSame(point, before?.location)}
          onPoint={pointField.onChange}
          outcomeOf={(tried) => <PlaceOutcome place={{ point: tried, address, postcode }} subtotal={order.subtotal} />}
        />
      )}
      {isOpen && isElsewhere && (
        <Typography variant="body2" color="text.secondary">
          {t('orderChanges.details.price_stays')}
        </Typography>
      )}
    </CorrectionFrame>
  );
};
