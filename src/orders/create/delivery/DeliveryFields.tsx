import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { parsePosition } from '../../../components/map/parsePosition';
import { remoteConfig } from '../../../config/remoteConfig';
import { useDraft } from '../draft/draftContext';
import { isOfOtherAddress } from '../draft/draftProblems';
import { useField } from '../ticket/FieldProblem';
import { KnownAddresses } from './KnownAddresses';
import { LocationField } from './LocationField';

/** Shorter texts aren't addresses yet. */
const shortestSearched = 5;

/** The destination: the address for the delivery person, and the location that sets the fee. */
export const DeliveryFields = () => {
  const t = useTranslate();
  const { draft, dispatch, onTyping, priced } = useDraft();
  const [searched, setSearched] = useState('');
  const addressField = useField('delivery_address.address');

  /** A map link pasted as the address sets the location. */
  const typeAddress = (address: string) => {
    const point = address.length - draft.address.length > 8 ? parsePosition(address) : null;
    setSearched('');
    // The postcode was the other address's.
    dispatch({
      type: 'set',
      change: { address, postcode: '', ...(point ? { position: { point, source: 'pasted' } } : {}) },
    });
  };
  const leaveAddress = () => {
    onTyping(null);
    const address = draft.address.trim();
    const isLocated = draft.position !== null && !isOfOtherAddress(draft);
    if (remoteConfig().setting.address_search && !isLocated && address.length >= shortestSearched) setSearched(address);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        {...addressField}
        data-field="delivery_address.address"
        multiline
        size="small"
        label={t('createOrder.address.label')}
        value={draft.address}
        onChange={(event) => typeAddress(event.target.value)}
        onFocus={() => onTyping('delivery_address.address')}
        onBlur={leaveAddress}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.addressMax, autoComplete: 'off' } }}
      />
      <KnownAddresses />
      {(draft.postcode || priced.delivery?.isPostcodeMissing) && (
        <TextField
          size="small"
          label={t('deliveryAreas.try.postcode')}
          value={draft.postcode ?? ''}
          onChange={(event) => dispatch({ type: 'set', change: { postcode: event.target.value } })}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: limits.postcodeMax, autoComplete: 'off' } }}
        />
      )}
      <TextField
        size="small"
        label={t('createOrder.address.note')}
        value={draft.address_note}
        onChange={(event) => dispatch({ type: 'set', change: { address_note: event.target.value } })}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.noteMax, autoComplete: 'off' } }}
      />
      <LocationField searched={searched} onSearch={setSearched} />
    </Box>
  );
};
