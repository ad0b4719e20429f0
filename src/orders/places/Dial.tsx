import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';

interface DialProps {
  /** Distance of the location; `null` if none is set. */
  metres: number | null;
  /** Degrees clockwise from north. */
  bearing: number;
  /** Metres from the centre to the outer ring: the store's delivery range. */
  reach: number;
  onPick: (metres: number, bearing: number) => void;
}

const size = 144;
const outer = 58;
/** Outer ring first, because the others are drawn over it. */
const rings = [1, 2 / 3, 1 / 3];
const marks = [
  ['n', 0, -1],
  ['e', 1, 0],
  ['s', 0, 1],
  ['w', -1, 0],
] as const;

/**
 * The store's surroundings: north is up, and the outer ring is the delivery range. For touch and mouse;
 * the fields next to it do the same for keyboards and screen readers.
 */
export const Dial = ({ metres, bearing, reach, onPick }: DialProps) => {
  const t = useTranslate();
  const { palette } = useTheme();
  const pick = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = size / box.width;
    const x = (event.clientX - box.left) * scale - size / 2;
    const y = (event.clientY - box.top) * scale - size / 2;
    onPick((Math.hypot(x, y) / outer) * reach, ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360);
  };
  const angle = (bearing * Math.PI) / 180;
  const isBeyond = metres !== null && metres > reach;
  const length = metres === null ? 0 : Math.min(metres / reach, 1.12) * outer;
  const spot = { x: Math.sin(angle) * length, y: -Math.cos(angle) * length };
  const colour = isBeyond ? palette.error.main : palette.primary.main;
  return (
    <Box
      component="svg"
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      aria-hidden
      data-dial
      onClick={pick}
      sx={{
        inlineSize: size,
        blockSize: size,
        flexShrink: 0,
        marginInline: '-8px',
        cursor: 'crosshair',
        touchAction: 'manipulation',
      }}
    >
      <title>{t('createOrder.position.dial')}</title>
      {rings.map((ring) => (
        <circle
          key={ring}
          r={ring * outer}
          fill={ring === 1 ? palette.background.paper : 'none'}
          stroke={palette.divider}
        />
      ))}
      <path d={`M0 ${-outer}V${outer}M${-outer} 0H${outer}`} stroke={palette.divider} strokeDasharray="2 4" />
      {marks.map(([direction, x, y]) => (
        <text
          key={direction}
          x={x * (outer + 7)}
          y={y * (outer + 7)}
          fontSize="10"
          fill={palette.text.secondary}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {t(`createOrder.direction_short.${direction}`)}
        </text>
      ))}
      <rect x={-4} y={-4} width={8} height={8} rx={1.5} fill={palette.text.primary} />
      {metres !== null && (
        <>
          <line x2={spot.x} y2={spot.y} stroke={colour} strokeWidth={1.5} />
          <circle cx={spot.x} cy={spot.y} r={6} fill={colour} stroke={palette.background.paper} strokeWidth={2} />
        </>
      )}
    </Box>
  );
};
