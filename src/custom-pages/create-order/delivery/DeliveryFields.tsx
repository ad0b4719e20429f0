import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { PositionPicker } from '../../../orders/places/PositionPicker';
import { parsePosition } from '../../../orders/places/parsePosition';
import { useDraft } from '../draft/draftContext';
import { FieldProblem } from '../ticket/FieldProblem';
import { useField } from '../ticket/useField';
import { PositionTold, useFeeText } from './PositionTold';

/** Where the order goes: what the delivery person reads, and the position that the fee is worked out from. */
export const DeliveryFields = () => {
  const t = useTranslate();
  const { draft, dispatch, store, locale } = useDraft();
  const fee = useFeeText();
  const [isPicking, setPicking] = useState(false);
  const addressField = useField('delivery_address.address');

  /** A map link pasted as the address is its position. */
  const typeAddress = (address: string) => {
    const point = address.length - draft.address.length > 8 ? parsePosition(address) : null;
    dispatch({ type: 'set', change: { address, ...(point ? { position: { point, source: 'pasted' } } : {}) } });
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
        slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.addressMax, autoComplete: 'off' } }}
      />
      <TextField
        size="small"
        label={t('createOrder.address.note')}
        value={draft.address_note}
        onChange={(event) => dispatch({ type: 'set', change: { address_note: event.target.value } })}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.noteMax, autoComplete: 'off' } }}
      />
      <Box data-field="delivery_address.location">
        {draft.position && !isPicking ? (
          <PositionTold position={draft.position} onChange={() => setPicking(true)} />
        ) : (
          <PositionPicker
            store={store}
            locale={locale}
            point={draft.position?.point}
            onPoint={(point, source) => dispatch({ type: 'set', change: { position: { point, source } } })}
            told={fee}
            onDone={draft.position ? () => setPicking(false) : undefined}
            onStart={() => setPicking(true)}
          />
        )}
        <FieldProblem field="delivery_address.location" />
      </Box>
    </Box>
  );
};
