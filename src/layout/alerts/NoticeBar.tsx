import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { noticeSx } from '../../components/feedback/NoticeArea';
import { frame } from '../../theme/tokens';

/** Height of a bar above the page. */
export const noticeBarSize = frame.strip - 2;

/** Something users must know on any page, with an action if there is one. */
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
