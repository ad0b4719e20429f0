import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Minimum height from the specification, section 9; in a lower window the page scrolls. */
const minHeight = 570;

/** One message on an otherwise empty page, with what to do next. */
export const FullPageMessage = ({
  mark,
  title,
  detail,
  children,
  isWithinPage = false,
}: {
  /** Short and large above the title: a number or an icon. */
  mark?: ReactNode;
  title: string;
  detail?: ReactNode;
  children?: ReactNode;
  /** Inside the frame, which already has the page's `main`. */
  isWithinPage?: boolean;
}) => (
  <Box
    component={isWithinPage ? 'div' : 'main'}
    sx={{ minHeight: isWithinPage ? '60dvh' : '100dvh', display: 'grid', placeItems: 'center', p: 2 }}
  >
    <Paper
      variant="outlined"
      sx={{
        boxSizing: 'border-box',
        maxWidth: 520,
        inlineSize: '100%',
        minBlockSize: isWithinPage ? undefined : minHeight,
        p: { xs: 3, sm: 6 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        // A glow from the top in the theme's colour, so that the page doesn't look broken.
        background: ({ palette }) =>
          `radial-gradient(120% 60% at 50% 0%, color-mix(in srgb, ${palette.primary.main} 9%, transparent), transparent) ${palette.background.paper}`,
      }}
    >
      {mark && (
        <Typography
          component="div"
          sx={{
            mb: 2,
            fontSize: 'clamp(4.5rem, 22vw, 7.5rem)',
            fontWeight: 700,
            lineHeight: 1,
            letterSpacing: '-0.04em',
            fontVariantNumeric: 'tabular-nums',
            color: 'primary.main',
          }}
        >
          {mark}
        </Typography>
      )}
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {detail && <Typography sx={{ mt: 1.5, color: 'text.secondary', maxInlineSize: '44ch' }}>{detail}</Typography>}
      {children && (
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>{children}</Box>
      )}
    </Paper>
  </Box>
);
