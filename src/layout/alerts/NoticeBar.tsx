import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Pages that fill the window leave room for as many of these as there are. */
export const noticeBarSize = 48;

/** One row of its own height, whatever it says. */
export const noticeBarSx = {
  blockSize: noticeBarSize,
  alignItems: 'center',
  borderRadius: 0,
  py: 0,
  // Three lines of a phone are the most that fits.
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  lineHeight: { xs: 1.15, sm: 1.3 },
  displayPrint: 'none',
  overflow: 'hidden',
  px: { xs: 1.5, sm: 2 },
  '& .MuiAlert-icon': { marginInlineEnd: { xs: 1, sm: 1.5 } },
  // Words that are too many end in dots, never in half a line.
  '& .MuiAlert-message': { p: 0, display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '3' },
  '& .MuiAlert-action': { py: 0, alignItems: 'center', marginInlineEnd: 0 },
} as const;

/** One thing that a person must know wherever they are, in a row below the bar, with what they can do about it, if anything. */
export const NoticeBar = ({
  severity,
  text,
  button,
  onClick,
}: {
  severity: AlertColor;
  text: string;
  button?: string;
  onClick?: () => void;
}) => (
  <Alert
    severity={severity}
    role={severity === 'warning' ? 'alert' : 'status'}
    sx={noticeBarSx}
    action={
      button && (
        <Button color="inherit" variant="outlined" onClick={onClick} sx={{ whiteSpace: 'nowrap' }}>
          {button}
        </Button>
      )
    }
  >
    {text}
  </Alert>
);
