import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Keys } from '../shortcuts/Keys';

const hints = [
  { name: 'move', keys: ['ArrowUp', 'ArrowDown'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'close', keys: ['Escape'] },
] as const;

/** The keys of the palette, where there is likely to be a keyboard. */
export const PaletteHints = () => {
  const t = useTranslate();
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        '@media (hover: hover) and (pointer: fine)': { display: 'flex' },
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.5,
        px: 2,
        py: 1,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {hints.map(({ name, keys }) => (
        <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          {keys.map((key) => (
            <Keys key={key} keys={key} />
          ))}
          <Box component="span" sx={{ marginInlineStart: 0.5 }}>
            {t(`palette.hint.${name}`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
