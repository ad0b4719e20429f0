import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Area, AreaShape } from '#contract/delivery/areas';
import { coverageWith, type DeliveryDot, type DrawnCoverage } from '#contract/delivery/coverage';
import { unreachableAreas } from '#contract/delivery/unreachableAreas';
import { limits } from '#contract/limits';
import { useDistanceText } from '../../components/delivery/useDistanceText';
import { Loading } from '../../components/feedback/Loading';
import { InputError } from '../../components/inputs/inputParts';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import type { DeliveryDots } from '../../components/map/AreaLayers';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { NeverUsed } from './NeverUsed';
import { CircleFields, CornerFields, usePlaceExample } from './ShapeFields';
import { type ListedArea, useCoverage, useDeliveryAreas } from './useDeliveryAreas';

const DrawMap = lazyWithRetry(() => import('./DrawMap'));

const noAreas: ListedArea[] = [];
const noDots: DeliveryDots = [];

const kinds = ['polygon', 'circle', 'postcodes'] as const;
type Kind = AreaShape['kind'];

/** A postcode can contain spaces, so only commas and new lines separate them. */
const readPostcodes = (text: string): string[] =>
  text
    .split(/[,;،\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

type Problem = string | { message: string; args: Record<string, string | number> };

function postcodesProblem(postcodes: readonly string[]): Problem | undefined {
  if (postcodes.length === 0) return 'deliveryAreas.shape.no_postcodes';
  const max = limits.areaPostcodesMax;
  if (postcodes.length > max) return { message: 'deliveryAreas.shape.many_postcodes', args: { max } };
  const postcode = postcodes.find(({ length }) => length > limits.postcodeMax);
  return postcode && { message: 'deliveryAreas.shape.long_postcode', args: { postcode } };
}

/**
 * Returns the problem that prevents a shape from being saved.
 *
 * @param ofMetres a distance as the reader's store measures it
 */
function problemOf(shape: AreaShape, ofMetres: (metres: number) => string): Problem | undefined {
  if (shape.kind === 'postcodes') return postcodesProblem(shape.postcodes);
  if (shape.kind === 'polygon') return shape.points.length > 2 ? undefined : 'deliveryAreas.shape.few_corners';
  if (shape.radius === 0) return 'deliveryAreas.shape.no_circle';
  const max = limits.areaRadiusMax;
  return shape.radius > max ? { message: 'records.field.too_big', args: { max: ofMetres(max) } } : undefined;
}

/** Postcodes as text. What is typed stays as it was typed. */
const PostcodesField = ({ postcodes, onChange }: { postcodes: string[]; onChange: (postcodes: string[]) => void }) => {
  const t = useTranslate();
  const [typed, setTyped] = useState(() => postcodes.join(', '));
  const isTyped = readPostcodes(typed).join() === postcodes.join();
  return (
    <TextField
      multiline
      minRows={3}
      maxRows={12}
      fullWidth
      label={t('deliveryAreas.shape.postcodes')}
      helperText={t('deliveryAreas.shape.postcodes_hint')}
      value={isTyped ? typed : postcodes.join(', ')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readPostcodes(target.value));
      }}
      slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off' } }}
    />
  );
};

/**
 * How to draw, or how to change what is drawn. Takes the room of both, so that the map stays in place under the finger
 * that closes an outline.
 */
const DrawHint = ({ kind, isDrawn, onAgain }: { kind: Kind; isDrawn: boolean; onAgain: () => void }) => {
  const t = useTranslate();
  const hint = (key: string, isShown: boolean) => (
    <Box component="span" aria-hidden={!isShown} sx={{ gridArea: '1 / 1', visibility: isShown ? 'visible' : 'hidden' }}>
      {t(`deliveryAreas.shape.${key}`)}
    </Box>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', minBlockSize: 44 }}>
      <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 240px', display: 'grid' }}>
        {hint(`draw_${kind}`, !isDrawn)}
        {hint('edit', isDrawn)}
      </Typography>
      <Button onClick={onAgain} sx={{ minBlockSize: 44, visibility: isDrawn ? 'visible' : 'hidden' }}>
        {t('deliveryAreas.shape.again')}
      </Button>
    </Box>
  );
};

/** How many recent deliveries the area covers, updated while it is drawn. */
const CoverageText = ({ coverage }: { coverage: DrawnCoverage<DeliveryDot> }) => {
  const t = useTranslate();
  const { total, included, taken } = coverage;
  if (total === 0) return <Typography variant="body2">{t('deliveryAreas.no_deliveries')}</Typography>;
  return (
    <Typography variant="body2" aria-live="polite">
      {t('deliveryAreas.shape.covers', { included, total })}
      {taken > 0 && ` ${t('deliveryAreas.shape.taken', { smart_count: taken })}`}
    </Typography>
  );
};

/** Used in place of the ID of a new area. */
const newId = 'new';

/** The store's areas, with this one as it is in the form. */
function useAreasWithDrawn(shape: AreaShape) {
  const { data: listed } = useDeliveryAreas();
  const { data: counted } = useCoverage(listed);
  const id = (useRecordContext()?._id as string | undefined) ?? newId;
  const is_active = useWatch({ name: 'is_active' }) as boolean;
  const saved = listed?.find(({ _id }) => _id === id);
  const drawn = useMemo((): Area => ({ _id: id, shape, is_active }), [id, shape, is_active]);
  const areas = useMemo(
    (): Area[] => (saved ? (listed ?? []).map((area) => (area === saved ? drawn : area)) : [...(listed ?? []), drawn]),
    [listed, saved, drawn],
  );
  return { listed: listed ?? noAreas, areas, drawn, saved, dots: counted?.dots };
}

/** Where an area is: drawn on the map, or typed. */
export const ShapeInput = () => {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { ofMetres } = useDistanceText();
  const example = usePlaceExample();
  // While a field's text isn't valid, the shape keeps its last value. Block saving: the user can't see that value.
  const wrong = useRef(new Set<string>());
  const { field, fieldState } = useInput({
    source: 'shape',
    validate: (value: AreaShape) =>
      wrong.current.size > 0
        ? { message: 'deliveryAreas.shape.bad_corner', args: { example } }
        : problemOf(value, ofMetres),
  });
  const { trigger } = useFormContext();
  const isInvalid = useRef(false);
  isInvalid.current = fieldState.invalid;
  const onWrong = useCallback(
    (id: string, isWrong: boolean) => {
      if (isWrong) wrong.current.add(id);
      else if (wrong.current.delete(id) && isInvalid.current) void trigger('shape');
    },
    [trigger],
  );
  const shape = field.value as AreaShape;
  /** The outline that is being drawn and isn't closed yet, as JSON. */
  const [open, setOpen] = useState('');
  const isOpen = open !== '' && open === JSON.stringify(shape);
  // Trying another kind loses nothing.
  const others = useRef<Partial<Record<Kind, AreaShape>>>({});
  const empty: Record<Kind, AreaShape> = {
    polygon: { kind: 'polygon', points: [] },
    circle: { kind: 'circle', center: store.location, radius: 0 },
    postcodes: { kind: 'postcodes', postcodes: [] },
  };
  const switchTo = (kind: Kind | null) => {
    if (!kind || kind === shape.kind) return;
    setOpen('');
    others.current[shape.kind] = shape;
    field.onChange(others.current[kind] ?? empty[kind]);
  };
  const isEmpty = problemOf(shape, ofMetres) !== undefined;
  const { listed, areas, drawn, saved, dots } = useAreasWithDrawn(shape);
  const coverage = useMemo(() => dots && coverageWith(dots, areas, drawn, saved), [dots, areas, drawn, saved]);
  /** The shape while it is being drawn, and the shape that it changes. */
  const [sketch, setSketch] = useState<{ of: AreaShape; next: AreaShape } | null>(null);
  const sketched = useMemo(() => {
    if (sketch?.of !== drawn.shape || !dots) return undefined;
    const next = { ...drawn, shape: sketch.next };
    const withNext = areas.map((area) => (area === drawn ? next : area));
    return coverageWith(dots, withNext, next, saved);
  }, [sketch, dots, areas, drawn, saved]);
  const hiddenBy = useMemo(() => {
    const found = isEmpty ? undefined : unreachableAreas(areas).find(({ area }) => area === drawn);
    return listed.filter((area) => found?.hiddenBy.includes(area));
  }, [isEmpty, areas, drawn, listed]);
  return (
    <Box data-field="shape" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ToggleButtonGroup
        exclusive
        value={shape.kind}
        onChange={(_event, kind: Kind | null) => switchTo(kind)}
        aria-label={t('deliveryAreas.shape.label')}
        sx={{ flexWrap: 'wrap' }}
      >
        {kinds.map((kind) => (
          <ToggleButton key={kind} value={kind} sx={{ minBlockSize: 44, px: 2 }}>
            {t(`deliveryAreas.shape.${kind}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {shape.kind !== 'postcodes' && (
        <>
          <DrawHint kind={shape.kind} isDrawn={!isEmpty && !isOpen} onAgain={() => field.onChange(empty[shape.kind])} />
          <Box sx={{ blockSize: { xs: 320, md: 440 } }}>
            <Suspense fallback={<Loading />}>
              <DrawMap
                kind={shape.kind}
                shape={shape}
                onShape={(next, isUnclosed) => {
                  setOpen(isUnclosed ? JSON.stringify(next) : '');
                  field.onChange(next);
                }}
                onSketch={(next) => setSketch({ of: shape, next })}
                areas={listed}
                drawn={saved?._id ?? null}
                dots={coverage?.dots ?? noDots}
              />
            </Suspense>
          </Box>
          {coverage && <CoverageText coverage={sketched ?? coverage} />}
        </>
      )}
      {shape.kind === 'polygon' && (
        <CornerFields
          points={shape.points}
          onChange={(points) => field.onChange({ ...shape, points })}
          onWrong={onWrong}
        />
      )}
      {shape.kind === 'circle' && (
        <CircleFields
          center={shape.center}
          radius={shape.radius}
          onChange={(next) => field.onChange({ ...shape, ...next })}
          onWrong={onWrong}
        />
      )}
      {shape.kind === 'postcodes' && (
        <PostcodesField postcodes={shape.postcodes} onChange={(postcodes) => field.onChange({ ...shape, postcodes })} />
      )}
      {hiddenBy.length > 0 && <NeverUsed hiddenBy={hiddenBy} />}
      {fieldState.invalid && (
        <FormHelperText error role="alert" data-error tabIndex={-1} sx={{ m: 0 }}>
          <InputError message={fieldState.error?.message} />
        </FormHelperText>
      )}
    </Box>
  );
};
