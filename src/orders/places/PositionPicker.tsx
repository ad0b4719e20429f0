import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { distanceBetween, type Location, metresPerUnit } from '#contract/delivery/distance';
import type { Store } from '#contract/entities/store';
import { parsePosition } from '../../components/map/parsePosition';
import { Dial } from './Dial';
import { bearingBetween, bearingOf, type Direction, directionOf, directions, placeAt } from './geometry';

/** Formats distances in the store's unit. */
export function useDistance(store: Pick<Store, 'location' | 'is_distance_unit_mile'>, locale: string) {
  const t = useTranslate();
  const unit = store.is_distance_unit_mile ? 'mile' : 'kilometer';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  const perUnit = metresPerUnit(store.is_distance_unit_mile);
  return {
    perUnit,
    unitName: new Intl.NumberFormat(locale, { style: 'unit', unit })
      .formatToParts(1)
      .find(({ type }) => type === 'unit')?.value,
    /** "2.3 km north-east of the store" */
    told: (point: Location) =>
      t('createOrder.position.told', {
        distance: format.format(distanceBetween(store.location, point) / perUnit),
        direction: t(`createOrder.direction.${directionOf(bearingBetween(store.location, point))}`),
      }),
  };
}

interface PositionPickerProps {
  store: Pick<Store, 'location' | 'is_distance_unit_mile' | 'delivery_fee'>;
  locale: string;
  point: Location | undefined;
  onPoint: (point: Location, source: 'approximate' | 'pasted') => void;
  /** What follows from the location: the fee. */
  told?: string | undefined;
  /** Closes the picker, if it has a button of its own for that. */
  onDone?: () => void;
}

/**
 * Sets a location without a map or an address search: a tap on a dial around the store, the same as
 * distance and direction, or a location pasted from a map.
 */
export const PositionPicker = (props: PositionPickerProps) => {
  const { store, locale, point, onPoint, told: besides, onDone } = props;
  const t = useTranslate();
  const { told, perUnit, unitName } = useDistance(store, locale);
  const [pasted, setPasted] = useState('');
  const [isPasteLeft, setPasteLeft] = useState(false);
  const [typedDistance, setTypedDistance] = useState<string | null>(null);
  const isUnreadable = isPasteLeft && pasted.trim() !== '' && !parsePosition(pasted);
  const metres = point ? distanceBetween(store.location, point) : 0;
  const bearing = point ? bearingBetween(store.location, point) : 0;

  const setAbout = (newMetres: number, newBearing: number) => {
    setPasted('');
    onPoint(placeAt(store.location, newMetres, newBearing), 'approximate');
  };
  const paste = (text: string) => {
    setPasted(text);
    const found = parsePosition(text);
    if (!found) return;
    setTypedDistance(null);
    onPoint(found, 'pasted');
  };
  const typeDistance = (text: string) => {
    setTypedDistance(text);
    const distance = Number(text.replace(',', '.'));
    if (text && distance >= 0 && distance <= store.delivery_fee.radius * 10) setAbout(distance * perUnit, bearing);
  };

  return (
    <Box sx={{ bgcolor: 'sunken', borderRadius: 1, p: 1.5, display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" role="status" sx={{ fontWeight: point ? 550 : 400 }}>
        {point ? [told(point), besides].filter(Boolean).join(' · ') : t('createOrder.position.unset')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Dial
          metres={point ? metres : null}
          bearing={bearing}
          reach={store.delivery_fee.radius * perUnit}
          onPick={(newMetres, newBearing) => {
            setTypedDistance(null);
            setAbout(newMetres, newBearing);
          }}
        />
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1.5 }}>
          <TextField
            size="small"
            label={t('createOrder.position.distance')}
            value={typedDistance ?? (point ? String(Math.round((metres / perUnit) * 10) / 10) : '')}
            onChange={(event) => typeDistance(event.target.value.replace(/[^\d.,]/g, ''))}
            onBlur={() => setTypedDistance(null)}
            slotProps={{
              htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
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
            // Phones have little room: smaller padding keeps "к северо-западу" whole.
            sx={{
              '& .MuiNativeSelect-select.MuiInputBase-input.MuiOutlinedInput-input': { paddingInline: '10px 26px' },
            }}
            slotProps={{ select: { native: true } }}
          >
            {directions.map((direction) => (
              <option key={direction} value={direction}>
                {t(`createOrder.direction.${direction}`)}
              </option>
            ))}
          </TextField>
        </Box>
      </Box>
      <TextField
        size="small"
        label={t('createOrder.position.paste')}
        value={pasted}
        onChange={(event) => paste(event.target.value)}
        onFocus={() => setPasteLeft(false)}
        onBlur={() => setPasteLeft(true)}
        error={isUnreadable}
        helperText={isUnreadable ? t('createOrder.position.unreadable') : undefined}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      {onDone && (
        <Button variant="outlined" onClick={onDone}>
          {t('createOrder.position.done')}
        </Button>
      )}
    </Box>
  );
};
