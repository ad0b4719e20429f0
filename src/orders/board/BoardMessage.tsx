import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BoardMessageProps {
  icon: ReactNode;
  title: string;
  detail: string;
  children?: ReactNode;
}

/** Shown instead of the cards: why there are none, and what to do next. */
export const BoardMessage = ({ icon, title, detail, children }: BoardMessageProps) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: { xs: 6, md: 10 }, px: 2, textAlign: 'center' }}>
    <Box sx={{ color: 'text.secondary', '& svg': { fontSize: 48 } }}>{icon}</Box>
    <Typography variant="h2">{title}</Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: 460 }}>{detail}</Typography>
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>{children}</Box>
  </Box>
);
