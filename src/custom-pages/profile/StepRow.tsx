import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StepRowProps {
  title: string;
  detail?: string | undefined;
  /** Its state: a `StateSign`. */
  sign: ReactNode;
  /** A button that leads to where it is done. */
  action?: ReactNode;
}

/** One line of a checklist. */
export const StepRow = ({ title, detail, sign, action }: StepRowProps) => (
  <Box
    component="li"
    sx={{
      ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5 },
      ...{ borderBlockStart: '1px solid', borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 220px', minInlineSize: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {detail && (
        <Typography variant="body2" color="text.secondary">
          {detail}
        </Typography>
      )}
    </Box>
    {sign}
    {action}
  </Box>
);
