import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Keys } from '../shortcuts/Keys';
import type { PaletteEntry } from './entry';

interface PaletteRowProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** What is told of an entry, each part by itself: a number in Arabic words keeps its own direction. */
const Detail = ({ parts }: { parts: readonly string[] }) => (
  <Typography component="div" variant="body2" noWrap color="text.secondary">
    {parts.map((part, index) => (
      <Fragment key={part}>
        {index > 0 && ' · '}
        <bdi>{part}</bdi>
      </Fragment>
    ))}
  </Typography>
);

/** One result. The focus stays in the field; a pointer marks a line only where it moves, not where lines move below it. */
export const PaletteRow = ({ id, entry, isActive, onPoint, onChoose }: PaletteRowProps) => {
  const { label, beside, detail, aside, keys, Icon } = entry;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={() => !isActive && onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minBlockSize: 44,
        px: 1.25,
        py: 0.5,
        cursor: 'pointer',
        borderRadius: 0.6,
        borderInlineStart: ({ palette }) => `3px solid ${isActive ? palette.primary.main : 'transparent'}`,
        bgcolor: isActive ? 'action.selected' : undefined,
        scrollMarginBlock: 8,
        '& > svg': { color: isActive ? 'primary.main' : 'text.secondary', flexShrink: 0 },
      }}
    >
      {Icon && <Icon fontSize="small" />}
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography component="div" noWrap>
          <Box component="bdi" sx={{ fontWeight: 500 }}>
            {label}
          </Box>
          {beside && (
            <Box component="span" sx={{ marginInlineStart: 1, color: 'text.secondary' }}>
              <bdi>{beside}</bdi>
            </Box>
          )}
        </Typography>
        {detail && detail.length > 0 && <Detail parts={detail} />}
      </Box>
      {aside && (
        <Typography
          component="bdi"
          variant="body2"
          noWrap
          color="text.secondary"
          sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}
        >
          {aside}
        </Typography>
      )}
      {keys && <Keys keys={keys} isHint />}
    </Box>
  );
};
