import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { noticeSx } from '../../components/feedback/NoticeArea';
import { frame } from '../../theme/tokens';

/** Height of a standing notice, in px. */
export const noticeBarSize = frame.strip - 2;

/** Something users must know on every page, with an optional action. */
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
    sx={noticeSx}
    action={
      button && (
        <Button color="inherit" onClick={onClick}>
          {button}
        </Button>
      )
    }
  >
    {text}
  </Alert>
);
