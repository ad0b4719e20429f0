import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useDistance } from '../../../orders/places/useDistance';
import { useDraft } from '../draft/draftContext';
import { isOfOtherAddress } from '../draft/draftProblems';
import type { DraftPosition } from '../draft/orderDraft';

/** The fee for where the order goes, or nothing where the store does not deliver there. */
export const useFeeText = (): string | undefined => {
  const t = useTranslate();
  const { priced, money } = useDraft();
  const fee = priced.delivery?.fee;
  if (fee == null) return undefined;
  return fee === 0 ? t('createOrder.position.free') : t('createOrder.position.fee', { fee: money(fee) });
};

/** How far it is, in which direction, how sure that is, and the fee that follows. */
export const PositionTold = ({ position, onChange }: { position: DraftPosition; onChange: () => void }) => {
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
