import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Shown instead of records: why there are none, and what to do next. */
export const ListMessage = ({
  icon,
  title,
  detail,
  children,
}: {
  icon: ReactNode;
  title: string;
  detail?: string;
  children?: ReactNode;
}) => (
  <Box
    role="status"
    sx={{
      display: 'grid',
      justifyItems: 'center',
      gap: 1,
      py: { xs: 6, md: 9 },
      px: 2,
      textAlign: 'center',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
    }}
  >
    <Box aria-hidden sx={{ color: 'text.secondary', '& svg': { fontSize: 44 } }}>
      {icon}
    </Box>
    <Typography variant="h2">{title}</Typography>
    {detail && (
      <Typography sx={{ color: 'text.secondary', maxInlineSize: 460, overflowWrap: 'anywhere' }}>{detail}</Typography>
    )}
    {children && (
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>{children}</Box>
    )}
  </Box>
);
