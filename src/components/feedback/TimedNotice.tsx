import CloseIcon from '@mui/icons-material/Close';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

interface TimedNoticeProps {
  text: ReactNode;
  severity: AlertColor;
  /**
   * Milliseconds until it closes; the timer stops while the notice has the pointer or the focus. `null`: it stays until
   * the user answers it.
   */
  duration: number | null;
  onEnd: () => void;
  /** A button beside the text. */
  action?: ReactNode;
  sx?: SxProps<Theme>;
}

const stepMs = 100;

/** A message that closes automatically; a line shows the time left. Urgent ones interrupt a screen reader. */
export const TimedNotice = ({ text, severity, duration, onEnd, action, sx }: TimedNoticeProps) => {
  const t = useTranslate();
  const [left, setLeft] = useState(duration);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  const isPaused = isHovered || isFocused;

  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setLeft((ms) => ms && Math.max(0, ms - stepMs)), stepMs);
    return () => clearInterval(timer);
  }, [isPaused]);
  useEffect(() => {
    if (left === 0) end.current();
  }, [left]);

  const withClose = (
    <>
      {action}
      <IconButton
        size="small"
        color="inherit"
        aria-label={t('signIn.dismiss')}
        onClick={onEnd}
        sx={{ inlineSize: 40, blockSize: 40 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
  return (
    <Alert
      severity={severity}
      role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}
      closeText={t('signIn.dismiss')}
      // If an alert has an action, MUI leaves out its close button.
      {...(action ? { action: withClose } : { onClose: onEnd })}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && onEnd()}
      sx={[
        // The button's label doesn't wrap; the text next to it does.
        { position: 'relative', overflow: 'hidden', '& .MuiAlert-action': { whiteSpace: 'nowrap', flexShrink: 0 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {text}
      {left !== null && duration !== null && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            insetInlineStart: 0,
            insetBlockEnd: 0,
            blockSize: 3,
            bgcolor: `${severity}.main`,
          }}
          style={{ inlineSize: `${(left / duration) * 100}%` }}
        />
      )}
    </Alert>
  );
};
