import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { useDistanceText } from '../../components/delivery/useDistanceText';
import { parsePlainNumber } from '../../components/inputs/numbers/editedNumber';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { readPlace } from '../../kinds/location';

type Place = [number, number];

/** Coordinates as an example: the store's own, to about ten metres. */
export const usePlaceExample = (): string =>
  useStoreFormat()
    .store.location.map((degrees) => Math.round(degrees * 1e4) / 1e4)
    .join(', ');

interface PlaceFieldProps {
  label: string;
  /** `null` for an empty field. */
  place: Place | null;
  onPlace: (place: Place) => void;
  /** Called with whether the text is invalid; `place` keeps the last valid value. @param id of the field */
  onWrong?: OnWrong;
  helperText?: string;
}

type OnWrong = (id: string, isWrong: boolean) => void;

/** Latitude and longitude, typed or pasted. What isn't a place yet stays as typed, with an error. */
export const PlaceField = ({ label, place, onPlace, onWrong, helperText }: PlaceFieldProps) => {
  const t = useTranslate();
  const id = useId();
  const example = usePlaceExample();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const text = typed ?? place?.join(', ') ?? '';
  const isNoPlace = typed !== null && !(typed.trim() === '' && place === null) && !Array.isArray(readPlace(typed));
  const isWrong = isLeft && isNoPlace;
  useEffect(() => {
    if (!isNoPlace || !onWrong) return;
    onWrong(id, true);
    return () => onWrong(id, false);
  }, [id, isNoPlace, onWrong]);
  return (
    <TextField
      id={id}
      size="small"
      fullWidth
      label={label}
      value={text}
      error={isWrong}
      helperText={isWrong ? t('deliveryAreas.shape.bad_corner', { example }) : helperText}
      onChange={({ target }) => {
        setTyped(target.value);
        setLeft(false);
        const found = readPlace(target.value);
        if (Array.isArray(found)) onPlace([found[0], found[1]]);
      }}
      onBlur={() => {
        setLeft(true);
        if (typed !== null && Array.isArray(readPlace(typed))) setTyped(null);
      }}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'text', autoComplete: 'off', maxLength: 50 } }}
    />
  );
};

interface CornerFieldsProps {
  points: Place[];
  onChange: (points: Place[]) => void;
  onWrong: OnWrong;
}

/** The corners of an outline as a list, for those who don't draw. */
export const CornerFields = ({ points, onChange, onWrong }: CornerFieldsProps) => {
  const t = useTranslate();
  const example = usePlaceExample();
  // A new row isn't a corner until it has coordinates.
  const [wantsRow, setAdding] = useState(false);
  // A removed corner takes its text with it; the rows below start fresh.
  const [removals, setRemovals] = useState(0);
  const isAdding = wantsRow || points.length === 0;
  const rows = [...points, ...(isAdding ? [null] : [])];
  const set = (index: number, place: Place) => {
    if (index >= points.length) setAdding(false);
    onChange(index < points.length ? points.with(index, place) : [...points, place]);
  };
  const remove = (index: number) => {
    setRemovals(removals + 1);
    if (index >= points.length) setAdding(false);
    else onChange(points.toSpliced(index, 1));
  };
  return (
    <Box role="group" aria-label={t('deliveryAreas.shape.corners')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          maxBlockSize: 420,
          overflowY: 'auto',
          pt: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
        }}
      >
        {rows.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline
          <Box key={`${removals} ${index}`} sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
            <PlaceField
              label={t('deliveryAreas.shape.corner', { number: index + 1 })}
              place={place}
              onPlace={(next) => set(index, next)}
              onWrong={onWrong}
              {...(place === null ? { helperText: t('deliveryAreas.shape.corner_hint', { example }) } : {})}
            />
            <IconButton
              aria-label={t('deliveryAreas.shape.remove_corner', { number: index + 1 })}
              onClick={() => remove(index)}
              sx={{ inlineSize: 44, blockSize: 44 }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {!isAdding && points.length < limits.areaPointsMax && (
        <Button startIcon={<AddIcon />} onClick={() => setAdding(true)} sx={{ minBlockSize: 44, justifySelf: 'start' }}>
          {t('deliveryAreas.shape.add_corner')}
        </Button>
      )}
    </Box>
  );
};

interface CircleFieldsProps {
  center: Place;
  /** In metres. */
  radius: number;
  onChange: (change: { center?: Place; radius?: number }) => void;
  onWrong: OnWrong;
}

const readDistance = (text: string): number => parsePlainNumber(text, 3) ?? 0;

/** Centre and radius of a circle, in the store's unit. What isn't a distance stays as typed, with an error. */
export const CircleFields = ({ center, radius, onChange, onWrong }: CircleFieldsProps) => {
  const t = useTranslate();
  const { perUnit, unit } = useDistanceText();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = radius > 0 ? String(Math.round((radius / perUnit) * 1_000) / 1_000) : '';
  const isWrong = typed !== null && typed.trim() !== '' && !(readDistance(typed) > 0);
  const change = (text: string) => {
    setTyped(text);
    const metres = Math.round(readDistance(text) * perUnit) || 0;
    onChange({ radius: Math.max(metres, 0) });
  };
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))', pt: 1 }}
    >
      <PlaceField
        label={t('deliveryAreas.shape.center')}
        place={center}
        onPlace={(place) => onChange({ center: place })}
        onWrong={onWrong}
      />
      <TextField
        size="small"
        label={t('deliveryAreas.shape.radius')}
        value={typed ?? shown}
        onChange={({ target }) => change(target.value)}
        error={isWrong}
        helperText={isWrong && t('records.field.no_number')}
        onBlur={() => !isWrong && setTyped(null)}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr', maxLength: 10 },
          input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        }}
      />
    </Box>
  );
};
