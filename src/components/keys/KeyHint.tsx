import Box from '@mui/material/Box';

/** Whether the keyboard is likely to have ⌘ where others have Ctrl. */
export const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** A key of the keyboard, drawn as one; only where there is likely to be a keyboard. */
export const KeyHint = ({ keys }: { keys: string }) => (
  <Box
    component="kbd"
    aria-hidden
    // Held together from the left, in every script.
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
