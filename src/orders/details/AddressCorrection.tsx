import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import type { Location } from '#contract/orders/deliveryFee';
import { openDetails } from '#contract/orders/details';
import { parsePosition } from '../places/parsePosition';
import { CorrectionFrame } from './CorrectionFrame';
import type { CorrectionProps } from './correctionProps';
import { PlaceCorrection } from './PlaceCorrection';
import { useCorrection } from './useCorrection';
import { useFaultOf } from './useFaultOf';

const isSame = (one: Location | undefined, other: Location | undefined): boolean => one?.join() === other?.join();

/** A wrong house number, a floor that was forgotten, a door that is elsewhere. */
export const AddressCorrection = ({ opened, onClose }: CorrectionProps) => {
  const t = useTranslate();
  const { order, correct, isSending, failure, faults } = useCorrection(opened, onClose);
  const faultOf = useFaultOf(faults);
  const before = order.delivery_address;
  const [address, setAddress] = useState(opened.delivery_address?.address ?? '');
  const [note, setNote] = useState(opened.delivery_address?.note ?? '');
  const [point, setPoint] = useState<Location | undefined>(opened.delivery_address?.location);
  const isOpen = openDetails(order).includes('address');
  const isElsewhere = address.trim() !== before?.address || !isSame(point, before?.location);

  /** A map link pasted as the address is its position. */
  const type = (typed: string) => {
    const found = typed.length - address.length > 8 ? parsePosition(typed) : null;
    if (found) setPoint(found);
    else setAddress(typed);
  };
  const save = () => {
    if (!point) return;
    const place = isOpen ? { address: address.trim(), location: [point[0], point[1]] as [number, number] } : before;
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
        error={address.trim() === ''}
        helperText={address.trim() === '' ? t('createOrder.needed.address') : faultOf('delivery_address.address')}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.addressMax, autoComplete: 'off' } }}
      />
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
          isMoved={!isSame(point, before?.location)}
          isDoubtful={address.trim() !== before?.address && isSame(point, before?.location)}
          onPoint={setPoint}
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
