import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Location } from '#contract/delivery/distance';
import { remoteConfig } from '../../../config/remoteConfig';
import { PositionPicker, useDistance } from '../../places/PositionPicker';
import { useDraft } from '../draft/draftContext';
import { isOfOtherAddress } from '../draft/draftProblems';
import type { DraftPosition } from '../draft/orderDraft';
import { FieldProblem } from '../ticket/FieldProblem';
import { AddressMatches } from './AddressMatches';

/** The delivery fee as text, or undefined if it isn't known or the store doesn't deliver there. */
const useFeeText = (): string | undefined => {
  const t = useTranslate();
  const { priced, money } = useDraft();
  const fee = priced.delivery?.fee;
  if (fee == null) return undefined;
  return fee === 0 ? t('createOrder.position.free') : t('createOrder.position.fee', { fee: money(fee) });
};

/** Sets the location by hand, over the ticket, which stays where it is. */
const ByHandDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const { draft, dispatch, store, locale } = useDraft();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="by-hand-title"
      // A phone's width is just enough for the dial and the fields next to it.
      slotProps={{ paper: { sx: { m: { xs: 1, sm: 4 }, inlineSize: { xs: 'calc(100% - 16px)', sm: '100%' } } } }}
    >
      <DialogTitle id="by-hand-title">{t('createOrder.position.title')}</DialogTitle>
      <DialogContent sx={{ px: { xs: 1.5, sm: 3 } }}>
        <PositionPicker
          store={store}
          locale={locale}
          point={draft.position?.point}
          onPoint={(point, source) => dispatch({ type: 'set', change: { position: { point, source } } })}
          told={useFeeText()}
        />
        <FieldProblem field="delivery_address.location" />
      </DialogContent>
      <DialogActions>
        <Button size="large" variant="contained" onClick={onClose}>
          {t('createOrder.position.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** What is known of the location: its distance, direction and fee, and how it was found. */
const PositionText = ({ position }: { position: DraftPosition | null }) => {
  const t = useTranslate();
  const { store, locale } = useDraft();
  const { told } = useDistance(store, locale);
  const fee = useFeeText();
  if (!position)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('createOrder.position.none')}
      </Typography>
    );
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {told(position.point)}
        {fee && ` · ${fee}`}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {t(`createOrder.position.${position.source}`)}
      </Typography>
    </>
  );
};

interface LocationFieldProps {
  /** The address that is being looked up; empty: none. */
  searched: string;
  onSearch: (address: string) => void;
}

/**
 * Where the delivery goes, which sets its fee: from the customer's last delivery to this address, from the address
 * search, or as a last resort by hand.
 */
export const LocationField = ({ searched, onSearch }: LocationFieldProps) => {
  const t = useTranslate();
  const { draft, dispatch } = useDraft();
  const { position } = draft;
  const [isByHand, setByHand] = useState(false);
  const canSearch = Boolean(remoteConfig().setting.address_search);
  const isDoubtful = isOfOtherAddress(draft);
  const address = draft.address.trim();
  const set = (found: DraftPosition) => {
    dispatch({ type: 'set', change: { position: found } });
    onSearch('');
  };
  const action = (text: string, onClick: () => void, isMain = false): ReactNode => (
    <Button size="small" variant={isMain ? 'outlined' : 'text'} onClick={onClick}>
      {t(`createOrder.position.${text}`)}
    </Button>
  );
  const needsPlace = !position || isDoubtful;
  return (
    <Box data-field="delivery_address.location">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          bgcolor: 'sunken',
          borderRadius: 1,
          p: 1,
        }}
      >
        <PlaceIcon fontSize="small" color={position ? (isDoubtful ? 'warning' : 'primary') : 'disabled'} />
        <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
          <PositionText position={position} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: 'auto' }}>
          {position && isDoubtful && action('keep', () => set({ ...position, address: draft.address }), true)}
          {needsPlace && canSearch && address !== '' && action('find', () => onSearch(address), true)}
          {action(position ? 'change' : 'by_hand', () => setByHand(true), !canSearch && !position)}
        </Box>
      </Box>
      {searched !== '' && (
        <AddressMatches
          query={searched}
          onPick={(point: Location) => set({ point, source: 'searched', address: draft.address })}
        />
      )}
      {!isByHand && <FieldProblem field="delivery_address.location" />}
      {isByHand && <ByHandDialog onClose={() => setByHand(false)} />}
    </Box>
  );
};
