import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One message on an otherwise empty page, with what to do next. */
export const FullPageMessage = ({
  mark,
  title,
  detail,
  children,
  isWithinPage = false,
}: {
  /** Short and large above the title: a number, an icon. */
  mark?: ReactNode;
  title: string;
  detail?: ReactNode;
  children?: ReactNode;
  /** Inside the frame, which has the page's `main` already. */
  isWithinPage?: boolean;
}) => (
  <Box
    component={isWithinPage ? 'div' : 'main'}
    sx={{ minHeight: isWithinPage ? '60dvh' : '100dvh', display: 'grid', placeItems: 'center', p: 2 }}
  >
    <Paper variant="outlined" sx={{ maxWidth: 480, inlineSize: '100%', p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
      {mark && (
        <Typography sx={{ fontSize: '3.5rem', fontWeight: 700, lineHeight: 1.1, color: 'primary.main' }}>
          {mark}
        </Typography>
      )}
      <Typography variant="h1" sx={{ mt: 1 }}>
        {title}
      </Typography>
      {detail && <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{detail}</Typography>}
      {children && <Box sx={{ mt: 3, display: 'flex', gap: 1, justifyContent: 'center' }}>{children}</Box>}
    </Paper>
  </Box>
);
