import Box from '@mui/material/Box';

/** Why it does not go on, said at once. */
export const Problem = ({ text }: { text: string }) => (
  <Box
    role="alert"
    sx={({ palette }) => ({
      p: 1.5,
      borderRadius: 1,
      borderInlineStart: `4px solid ${palette.error.main}`,
      bgcolor: `color-mix(in srgb, ${palette.error.main} 10%, transparent)`,
    })}
  >
    {text}
  </Box>
);
