import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Height of one bar. Pages that fill the window leave room for each of them. */
export const noticeBarSize = 48;

/** One row of fixed height, whatever its text. */
export const noticeBarSx = {
  blockSize: noticeBarSize,
  alignItems: 'center',
  borderRadius: 0,
  py: 0,
  // At most three lines fit on a phone.
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  lineHeight: { xs: 1.15, sm: 1.3 },
  displayPrint: 'none',
  overflow: 'hidden',
  px: { xs: 1.5, sm: 2 },
  '& .MuiAlert-icon': { marginInlineEnd: { xs: 1, sm: 1.5 } },
  // Text that is too long ends in an ellipsis, never in half a line.
  '& .MuiAlert-message': { p: 0, display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '3' },
  '& .MuiAlert-action': { py: 0, alignItems: 'center', marginInlineEnd: 0 },
} as const;

/** Something users must know on any page, in a row below the bar, with an action if there is one. */
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
