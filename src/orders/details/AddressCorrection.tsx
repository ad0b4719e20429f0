import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Location } from '#contract/delivery/distance';
import { limits } from '#contract/limits';
import { openDetails } from '#contract/orders/corrections';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { parsePosition } from '../../components/map/parsePosition';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { asksForPostcode, useDeliveryQuote } from '../places/useDeliveryQuote';
import { useDistance } from '../places/useDistance';
import { CorrectionFrame, ErrorText } from './CorrectionFrame';
import { type CorrectionProps, useCorrection, useErrorOf } from './useCorrection';

const LocationDialog = lazyWithRetry(() => import('../places/LocationDialog'));

interface PlaceCorrectionProps {
  point: Location;
  /** The store doesn't deliver there. */
  isOutside: boolean;
  /** The address has changed but the location hasn't. */
  isDoubtful: boolean;
  onPoint: (point: Location) => void;
  /** Tells of another place that is tried. */
  outcomeOf: (point: Location) => ReactNode;
}

/** The door's location relative to the store; the delivery person's map uses it. */
const PlaceCorrection = ({ point, isOutside, isDoubtful, onPoint, outcomeOf }: PlaceCorrectionProps) => {
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
      <ErrorText text={isOutside ? t('codes.error.558') : undefined} />
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

/** Corrects a house number, a missing floor, or a door's location. */
export const AddressCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const { order, correct, isSending, failure, errors } = useCorrection(opened, onClose);
  const errorOf = useErrorOf(errors);
  const before = order.delivery_address;
  const [address, setAddress] = useState(opened.delivery_address?.address ?? '');
  const [postcode, setPostcode] = useState(opened.delivery_address?.postcode ?? '');
  const [note, setNote] = useState(opened.delivery_address?.note ?? '');
  const [point, setPoint] = useState<Location | undefined>(opened.delivery_address?.location);
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
    if (found) setPoint(found);
    else setAddress(typed);
  };
  const save = () => {
    if (!point) return;
    const corrected = {
      address: address.trim(),
      location: [point[0], point[1]] as [number, number],
      ...(postcode.trim() ? { postcode: postcode.trim() } : {}),
    };
    const place = isOpen ? corrected : before;
    if (place) void correct({ delivery_address: { ...place, note: note.trim() } });
  };
  return (
    <CorrectionFrame
      title={t('orderChanges.details.title.address', { number: order.unique_id })}
      now={[before?.address, before?.note].filter(Boolean).join(' · ')}
      failure={failure}
      isChanged={(isOpen && isElsewhere) || note.trim() !== (before?.note ?? '')}
      isReady={address.trim() !== '' && point !== undefined}
      isSending={isSending}
      onSave={save}
      onClose={onClose}
    >
      {!isOpen && <Alert severity="info">{t('orderChanges.details.on_way')}</Alert>}
      <TextField
        multiline
        disabled={!isOpen}
        label={t('createOrder.address.label')}
        value={isOpen ? address : (before?.address ?? '')}
        onChange={({ target }) => type(target.value)}
        onFocus={() => setAddressLeft(false)}
        onBlur={() => setAddressLeft(true)}
        error={isMissing}
        helperText={isMissing ? t('createOrder.needed.address') : errorOf('delivery_address.address')}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.addressMax, autoComplete: 'off' } }}
      />
      {isOpen && (postcode || before?.postcode || (quote && asksForPostcode(quote))) && (
        <TextField
          label={t('deliveryAreas.try.postcode')}
          value={postcode}
          onChange={({ target }) => setPostcode(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: limits.postcodeMax, autoComplete: 'off' } }}
        />
      )}
      <TextField
        multiline
        label={t('createOrder.address.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.noteMax, autoComplete: 'off' } }}
      />
      {isOpen && point && (
        <PlaceCorrection
          point={point}
          isOutside={quote?.is_delivered === false}
          isDoubtful={address.trim() !== before?.address && isSame(point, before?.location)}
          onPoint={setPoint}
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
