import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { distanceBetween, type Location } from '#contract/delivery/distance';
import { Loading } from '../../components/feedback/Loading';
import { numberError, parsePlainNumber } from '../../components/inputs/numbers/editedNumber';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { parsePosition } from '../../components/map/parsePosition';
import { useIsPhone } from '../../components/page/useIsPhone';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useGuardedClose } from '../../records/form/useGuardedClose';
import { bearingBetween, bearingOf, type Direction, directionOf, directions, placeAt } from './geometry';
import { useDistance } from './useDistance';

/** More than a map needs. */
const mostDecimals = 3;

const CustomerLocationMap = lazyWithRetry(() => import('./CustomerLocationMap'));

/** How a location was set: on the map, by distance and direction, or pasted from a map. */
type SetBy = 'on_map' | 'approximate' | 'pasted';

interface Chosen {
  point: Location;
  by: SetBy;
}

interface FieldsProps {
  point: Location | undefined;
  onChoose: (chosen: Chosen) => void;
}

/**
 * Distance and direction, or a location pasted from a map: alternatives to the map for keyboards and screen readers.
 */
const LocationFields = ({ point, onChoose }: FieldsProps) => {
  const t = useTranslate();
  const { store, locale } = useStoreFormat();
  const { perUnit, unitName } = useDistance(store, locale);
  const [pasted, setPasted] = useState('');
  const [isPasteLeft, setPasteLeft] = useState(false);
  const [typedDistance, setTypedDistance] = useState<{ text: string; point: Location | undefined } | null>(null);
  const isUnreadable = isPasteLeft && pasted.trim() !== '' && !parsePosition(pasted);
  const metres = point ? distanceBetween(store.location, point) : 0;
  const bearing = point ? bearingBetween(store.location, point) : 0;

  const setAbout = (newMetres: number, newBearing: number) => {
    setPasted('');
    onChoose({ point: placeAt(store.location, newMetres, newBearing), by: 'approximate' });
  };
  const paste = (text: string) => {
    setPasted(text);
    const found = parsePosition(text);
    if (found) onChoose({ point: found, by: 'pasted' });
  };
  const errorOf = (text: string) =>
    text.trim() === ''
      ? undefined
      : numberError(parsePlainNumber(text, mostDecimals), { min: 0, max: store.delivery_fee.radius * 10 });
  const error = typedDistance ? errorOf(typedDistance.text) : undefined;
  // Another location replaces a text that isn't a distance.
  const typed = error && typedDistance?.point !== point ? null : typedDistance;
  const typeDistance = (text: string) => {
    setTypedDistance({ text, point });
    const distance = parsePlainNumber(text, mostDecimals);
    if (distance !== null && !errorOf(text)) setAbout(distance * perUnit, bearing);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 2fr' } }}>
      <TextField
        size="small"
        label={t('createOrder.position.distance')}
        value={typed?.text ?? (point ? String(Math.round((metres / perUnit) * 10) / 10) : '')}
        onChange={(event) => typeDistance(event.target.value)}
        onBlur={() => !error && setTypedDistance(null)}
        error={Boolean(typed && error)}
        helperText={typed && error && t(error.message, error.args)}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 16 },
          input: { endAdornment: <InputAdornment position="end">{unitName}</InputAdornment> },
        }}
      />
      <TextField
        select
        size="small"
        label={t('createOrder.position.direction')}
        value={directionOf(bearing)}
        onChange={(event) => setAbout(metres, bearingOf(event.target.value as Direction))}
        disabled={!point}
        slotProps={{ select: { native: true } }}
      >
        {directions.map((direction) => (
          <option key={direction} value={direction}>
            {t(`createOrder.direction.${direction}`)}
          </option>
        ))}
      </TextField>
      <TextField
        size="small"
        label={t('createOrder.position.paste')}
        value={pasted}
        onChange={(event) => paste(event.target.value)}
        onFocus={() => setPasteLeft(false)}
        onBlur={() => setPasteLeft(true)}
        error={isUnreadable}
        helperText={isUnreadable ? t('createOrder.position.unreadable') : undefined}
        slotProps={{ htmlInput: { autoComplete: 'off', dir: 'auto' } }}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      />
    </Box>
  );
};

interface LocationDialogProps {
  point: Location | undefined;
  /** The outcome for a location: the fee, or that the store doesn't deliver there. */
  outcomeOf: (point: Location) => ReactNode;
  onUse: (point: Location, by: SetBy) => void;
  onClose: () => void;
}

/**
 * Sets a location by hand: a pin on the map of the store and its areas, distance and direction, or a location pasted
 * from a map. Nothing is set until it is confirmed.
 */
export default function LocationDialog({ point: before, outcomeOf, onUse, onClose }: LocationDialogProps) {
  const t = useTranslate();
  const { store, locale } = useStoreFormat();
  const { distanceText } = useDistance(store, locale);
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const point = chosen?.point ?? before;
  // A pin needs no question, because one tap sets it again.
  const { close, question } = useGuardedClose({ isTyped: chosen !== null && chosen.by !== 'on_map', onClose });
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
      onClose={close}
      aria-labelledby="location-title"
      aria-describedby="location-hint"
    >
      <DialogTitle id="location-title">{t('createOrder.position.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, px: { xs: 2, sm: 3 } }}>
        <Box sx={{ flex: '1 0 240px', minBlockSize: { xs: 240, sm: 400 } }}>
          <Suspense fallback={<Loading />}>
            <CustomerLocationMap point={point} onPoint={(next) => setChosen({ point: next, by: 'on_map' })} />
          </Suspense>
        </Box>
        <Box role="status" sx={{ minBlockSize: 44 }}>
          <Typography id="location-hint" sx={{ fontWeight: point ? 600 : 400 }}>
            {point ? distanceText(point) : t('createOrder.position.unset')}
          </Typography>
          {point && outcomeOf(point)}
        </Box>
        <LocationFields point={point} onChoose={setChosen} />
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={close} sx={{ minBlockSize: 44 }}>
          {t('ra.action.cancel')}
        </Button>
        <Button
          size="large"
          variant="contained"
          disabled={!point}
          onClick={() => (chosen ? onUse(chosen.point, chosen.by) : onClose())}
          sx={{ minBlockSize: 44 }}
        >
          {t('createOrder.position.use')}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}
