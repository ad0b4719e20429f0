import { styled } from '@mui/material/styles';

const attributionSize = 18;

/** Leaflet's own styles in the theme's colours; in dark mode the tiles are darkened too. */
export const MapFrame = styled('div')(({ theme: { palette, shape } }) => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minBlockSize: 0,
  blockSize: '100%',
  borderRadius: shape.borderRadius,
  background: palette.sunken,
  '& .leaflet-container': {
    blockSize: '100%',
    background: palette.sunken,
    font: 'inherit',
    outlineOffset: -3,
  },
  '& .leaflet-tile-pane': palette.mode === 'dark' ? { filter: 'invert(1) hue-rotate(180deg) brightness(0.9)' } : {},
  '& .leaflet-touch .leaflet-bar, & .leaflet-bar': {
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    overflow: 'hidden',
    boxShadow: 'none',
  },
  '& .leaflet-bar a, & .leaflet-touch .leaflet-bar a': {
    inlineSize: 40,
    blockSize: 40,
    lineHeight: '40px',
    background: palette.background.paper,
    color: palette.text.primary,
    borderColor: palette.divider,
  },
  '& .leaflet-bar a.leaflet-disabled': { background: palette.background.paper, color: palette.text.disabled },
  // Matches the specificity of Leaflet's own rule.
  '& .leaflet-container .leaflet-control-attribution': {
    paddingInline: 6,
    background: palette.background.paper,
    color: palette.text.secondary,
    fontSize: '0.6875rem',
    lineHeight: `${attributionSize}px`,
  },
  // Elements along the lower edge stay above the map's attribution.
  '&:has(.leaflet-control-attribution)': { '--map-foot': `${attributionSize}px` },
  '& .leaflet-tooltip': {
    background: palette.background.paper,
    color: palette.text.primary,
    border: `1px solid ${palette.divider}`,
    boxShadow: 'none',
    fontWeight: 550,
  },
  '& .leaflet-tooltip::before': { display: 'none' },
  '& .leaflet-control-scale-line': {
    background: palette.background.paper,
    color: palette.text.primary,
    borderColor: palette.text.secondary,
    textShadow: 'none',
  },
  '& .area-number span': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    borderRadius: 12,
    fontSize: 13,
    fontWeight: 700,
  },
  '& .area-name span': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    transform: 'translate(-50%, -50%)',
    maxInlineSize: 140,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInline: 8,
    borderRadius: 12,
    fontSize: 12,
    lineHeight: '22px',
    fontWeight: 700,
  },
  '& .ring-label': {
    color: palette.text.secondary,
    fontSize: 11,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    '& span': { background: palette.sunken, paddingInline: 4 },
  },
}));
