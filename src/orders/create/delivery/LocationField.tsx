import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Location } from '#contract/delivery/distance';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { remoteConfig } from '../../../config/remoteConfig';
import { useDeliveryQuote } from '../../places/useDeliveryQuote';
import { useDistance } from '../../places/useDistance';
import { useDraft } from '../draft/draftContext';
import { isOfOtherAddress } from '../draft/draftProblems';
import type { DraftPosition } from '../draft/orderDraft';
import { subtotalOf } from '../draft/pricedDraft';
import { FieldProblem } from '../ticket/FieldProblem';
import { AddressMatches } from './AddressMatches';

const LocationDialog = lazyWithRetry(() => import('../../places/LocationDialog'));

/** The delivery fee as text, or undefined if it isn't known or the store doesn't deliver there. */
const useFeeText = () => {
  const t = useTranslate();
  const { money } = useDraft();
  return (fee: number | null | undefined): string | undefined => {
    if (fee == null) return undefined;
    return fee === 0 ? t('createOrder.position.free') : t('createOrder.position.fee', { fee: money(fee) });
  };
};

/** The delivery fee for a location, and the area that decides it. */
const LocationOutcome = ({ point }: { point: Location }) => {
  const t = useTranslate();
  const { draft, menu, store, text } = useDraft();
  const feeText = useFeeText();
  const place = { point, address: draft.address, postcode: draft.postcode ?? '' };
  const quote = useDeliveryQuote(place, subtotalOf(draft, menu, store));
  if (!quote) return null;
  if (!quote.is_delivered)
    return <Typography color="error">{t(`codes.error.${errorCodes.DELIVERY_NOT_AVAILABLE_IN_AREA}`)}</Typography>;
  return (
    <Typography>{[quote.area && text(quote.area.name), feeText(quote.fee)].filter(Boolean).join(' · ')}</Typography>
  );
};

/** Shows the location's distance, direction and fee, and how it was found. */
const PositionText = ({ position }: { position: DraftPosition | null }) => {
  const t = useTranslate();
  const { store, locale, priced } = useDraft();
  const { distanceText } = useDistance(store, locale);
  const fee = useFeeText()(priced.delivery?.fee);
  if (!position)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('createOrder.position.none')}
      </Typography>
    );
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {distanceText(position.point)}
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
    <Button variant={isMain ? 'outlined' : 'text'} onClick={onClick} sx={{ minBlockSize: 44 }}>
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
      {isByHand && (
        <Suspense fallback={null}>
          <LocationDialog
            point={position?.point}
            outcomeOf={(point) => <LocationOutcome point={point} />}
            onUse={(point, source) => {
              set({ point, source });
              setByHand(false);
            }}
            onClose={() => setByHand(false)}
          />
        </Suspense>
      )}
    </Box>
  );
};
