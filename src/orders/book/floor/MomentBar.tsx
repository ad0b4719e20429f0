import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Surface } from '../../../components/Surface';
import { clockTime } from '../../../components/time/storeTime';
import { useOrderFormat } from '../../display/orderContext';

const quarterMs = 15 * 60_000;
/** Height of the bar for the most guests of a quarter of an hour, in px. */
const barPx = 28;

interface MomentBarProps {
  start: Date;
  end: Date;
  /** Guests who come in each quarter of an hour, by its beginning in milliseconds. */
  covers: ReadonlyMap<number, number>;
  /** The time shown. */
  at: Date;
  /** Whether it is the present, and goes on with it. */
  isNow: boolean;
  /** Whether the present is on this day. */
  hasNow: boolean;
  /** `null` for the present. */
  onAt: (at: Date | null) => void;
}

/** Chooses the time that the floor shows, with the guests of each quarter of an hour above it. */
export const MomentBar = ({ start, end, covers, at, isNow, hasNow, onAt }: MomentBarProps) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const [from, to] = [start.getTime(), end.getTime()];
  const quarters = Math.round((to - from) / quarterMs);
  const value = Math.min(quarters, Math.max(0, Math.floor((at.getTime() - from) / quarterMs)));
  const quarter = from + value * quarterMs;
  const most = Math.max(1, ...covers.values());
  const timeOf = (index: number) => clockTime(from + index * quarterMs, format);
  return (
    <Surface
      sx={{ px: 1.5, py: 0.5, display: 'flex', alignItems: 'center', columnGap: 2, flexWrap: 'wrap', flexShrink: 0 }}
    >
      <Box sx={{ minInlineSize: 132 }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {isNow ? `${t('tableBook.floor.now')} · ${clockTime(at, format)}` : clockTime(at, format)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('tableBook.covers.at', { smart_count: covers.get(quarter) ?? 0, time: timeOf(value) })}
        </Typography>
      </Box>
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0, px: 1 }}>
        <Box
          aria-hidden
          sx={{ display: 'grid', alignItems: 'end', blockSize: barPx, color: 'text.secondary' }}
          style={{ gridTemplateColumns: `repeat(${quarters}, minmax(0, 1fr))` }}
        >
          {[...covers].map(([time, guests]) => (
            <Box
              key={time}
              style={{
                gridColumn: Math.round((time - from) / quarterMs) + 1,
                blockSize: `${Math.max(3, (guests / most) * barPx)}px`,
                opacity: time === quarter ? 1 : 0.5,
              }}
              sx={{
                gridRow: 1,
                justifySelf: 'center',
                inlineSize: '70%',
                minInlineSize: 4,
                bgcolor: time === quarter ? 'primary.main' : 'currentColor',
                borderRadius: '2px 2px 0 0',
              }}
            />
          ))}
        </Box>
        <Slider
          size="small"
          min={0}
          max={quarters}
          step={1}
          value={value}
          onChange={(_event, chosen) => onAt(new Date(from + (chosen as number) * quarterMs))}
          aria-label={t('tableBook.floor.moment')}
          getAriaValueText={timeOf}
          valueLabelFormat={timeOf}
          valueLabelDisplay="auto"
          sx={{ display: 'block', py: '14px !important' }}
        />
      </Box>
      {hasNow && (
        <Button
          variant={isNow ? 'contained' : 'outlined'}
          aria-pressed={isNow}
          onClick={() => onAt(null)}
          sx={{ minBlockSize: 44 }}
        >
          {t('tableBook.floor.now')}
        </Button>
      )}
    </Surface>
  );
};
