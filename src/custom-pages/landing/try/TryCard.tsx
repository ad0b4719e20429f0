import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A part to try, with a word on what it is for. */
export const TryCard = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 2.5, md: 3.5 },
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Typography id={titleId} variant="h3">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.75, mb: 2.5 }}>
        {text}
      </Typography>
      <Box sx={{ flex: 1, display: 'grid', alignContent: 'start' }}>{children}</Box>
    </Box>
  );
};
