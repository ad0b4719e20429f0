import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface NoticeProps {
  severity: 'info' | 'success' | 'warning' | 'error';
  action?: ReactNode;
  children: ReactNode;
}

/** A message on the page, announced to screen readers if it is an error. */
export const Notice = ({ severity, action, children }: NoticeProps) => (
  <Alert
    severity={severity}
    variant="outlined"
    role={severity === 'error' ? 'alert' : 'status'}
    {...(action ? { action } : {})}
    sx={{
      bgcolor: 'background.paper',
      flexWrap: action ? 'wrap' : 'nowrap',
      '& .MuiAlert-action': { alignItems: 'center', p: 0, marginInlineStart: 'auto' },
    }}
  >
    {children}
  </Alert>
);
