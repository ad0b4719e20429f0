import RoundIcon from '@mui/icons-material/CircleOutlined';
import RectangleIcon from '@mui/icons-material/RectangleOutlined';
import RotateLeftIcon from '@mui/icons-material/RotateLeft';
import RotateRightIcon from '@mui/icons-material/RotateRight';
import SquareIcon from '@mui/icons-material/SquareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { floorPlan, type TablePlace, type TableShape, tableShapes, tidyPlace } from '#contract/tables/floorPlan';
import type { PlanTable } from './usePlaces';

const shapeIcons = { round: RoundIcon, square: SquareIcon, rectangle: RectangleIcon };

interface SideToolsProps {
  less: string;
  more: string;
  value: number;
  onChange: (value: number) => void;
}

/** Makes a side shorter or longer. */
const SideTools = ({ less, more, value, onChange }: SideToolsProps) => {
  const t = useTranslate();
  return (
    <>
      <Button variant="outlined" disabled={value <= floorPlan.sizeMin} onClick={() => onChange(value - 1)}>
        {t(less)}
      </Button>
      <Button variant="outlined" disabled={value >= floorPlan.sizeMax} onClick={() => onChange(value + 1)}>
        {t(more)}
      </Button>
    </>
  );
};

interface PlaceToolsProps {
  table: PlanTable;
  place: TablePlace;
  onChange: (place: TablePlace | null) => void;
}

/** Shape, size and direction of the selected table. */
export const PlaceTools = ({ table: { number }, place, onChange }: PlaceToolsProps) => {
  const t = useTranslate();
  const change = (fields: Partial<TablePlace>) => onChange(tidyPlace({ ...place, ...fields }));
  const { rotationStep } = floorPlan;
  return (
    <Box
      role="toolbar"
      aria-label={t('floorPlan.selected', { number })}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        '& button': { minBlockSize: 44, minInlineSize: 44 },
      }}
    >
      <Typography component="span" sx={{ fontWeight: 600, gridColumn: '1 / -1' }}>
        {t('floorPlan.selected', { number })}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        sx={{ gridColumn: '1 / -1' }}
        aria-label={t('floorPlan.shape')}
        value={place.shape}
        onChange={(_event, shape: TableShape | null) => shape && change({ shape })}
      >
        {tableShapes.map((shape) => {
          const Icon = shapeIcons[shape];
          const name = t(`tables.choice.shape.${shape}`);
          return (
            <ToggleButton key={shape} value={shape} aria-label={name} title={name}>
              <Icon fontSize="small" />
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
      <SideTools
        less="floorPlan.narrower"
        more="floorPlan.wider"
        value={place.width}
        onChange={(width) => change({ width })}
      />
      {place.shape === 'rectangle' && (
        <SideTools
          less="floorPlan.shorter"
          more="floorPlan.longer"
          value={place.height}
          onChange={(height) => change({ height })}
        />
      )}
      <Box>
        <IconButton
          aria-label={t('floorPlan.turn_left')}
          title={t('floorPlan.turn_left')}
          onClick={() => change({ rotation: place.rotation - rotationStep })}
        >
          <RotateLeftIcon />
        </IconButton>
        <IconButton
          aria-label={t('floorPlan.turn_right')}
          title={t('floorPlan.turn_right')}
          onClick={() => change({ rotation: place.rotation + rotationStep })}
        >
          <RotateRightIcon />
        </IconButton>
      </Box>
      <Button
        color="error"
        variant="outlined"
        onClick={() => onChange(null)}
        sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
      >
        {t('floorPlan.take_off')}
      </Button>
    </Box>
  );
};
