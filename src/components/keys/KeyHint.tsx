import Box from '@mui/material/Box';

/** Whether the keyboard probably has ⌘ instead of Ctrl. */
export const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** A drawing of a key. Shown only on devices that probably have a keyboard. */
export const KeyHint = ({ keys }: { keys: string }) => (
  <Box
    component="kbd"
    aria-hidden
    // Left to right in every language.
    dir="ltr"
    sx={{
      display: 'none',
      '@media (hover: hover) and (pointer: fine)': { display: 'inline-block' },
      px: 0.75,
      minWidth: 20,
      textAlign: 'center',
      border: 1,
      borderColor: 'currentColor',
      borderRadius: 0.5,
      fontFamily: 'inherit',
      fontSize: '0.75rem',
      lineHeight: 1.5,
      whiteSpace: 'nowrap',
    }}
  >
    {keys}
  </Box>
);
