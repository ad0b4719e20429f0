import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { PositionPicker, useDistance } from '../../places/PositionPicker';
import { parsePosition } from '../../places/parsePosition';
import { useDraft } from '../draft/draftContext';
import { isOfOtherAddress } from '../draft/draftProblems';
import type { DraftPosition } from '../draft/orderDraft';
import { FieldProblem, useField } from '../ticket/FieldProblem';

/** The delivery fee as text, or undefined if the store doesn't deliver there. */
const useFeeText = (): string | undefined => {
  const t = useTranslate();
  const { priced, money } = useDraft();
  const fee = priced.delivery?.fee;
  if (fee == null) return undefined;
  return fee === 0 ? t('createOrder.position.free') : t('createOrder.position.fee', { fee: money(fee) });
};

/** The distance, its direction, its accuracy, and the resulting fee. */
const PositionSummary = ({ position, onChange }: { position: DraftPosition; onChange: () => void }) => {
  const t = useTranslate();
  const { draft, dispatch, store, locale } = useDraft();
  const { told } = useDistance(store, locale);
  const fee = useFeeText();
  const isDoubtful = isOfOtherAddress(draft);
  const keep = () => dispatch({ type: 'set', change: { position: { ...position, address: draft.address } } });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', bgcolor: 'sunken', borderRadius: 1, p: 1 }}>
      <PlaceIcon fontSize="small" color={isDoubtful ? 'warning' : 'primary'} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 550 }}>
          {told(position.point)}
          {fee && ` · ${fee}`}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {t(`createOrder.position.${position.source}`)}
        </Typography>
      </Box>
      {isDoubtful && (
        <Button size="small" variant="outlined" onClick={keep}>
          {t('createOrder.position.keep')}
        </Button>
      )}
      <Button size="small" onClick={onChange}>
        {t('createOrder.position.change')}
      </Button>
    </Box>
  );
};

/** The destination: the address for the delivery person, and the location that sets the fee. */
export const DeliveryFields = () => {
  const t = useTranslate();
  const { draft, dispatch, store, locale } = useDraft();
  const fee = useFeeText();
  const [isPicking, setPicking] = useState(false);
  const addressField = useField('delivery_address.address');

  /** A map link pasted as the address sets the location. */
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
          <PositionSummary position={draft.position} onChange={() => setPicking(true)} />
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
