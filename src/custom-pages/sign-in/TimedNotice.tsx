import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';

interface TimedNoticeProps {
  text: string;
  /** Milliseconds it stays, not counting those in which somebody reads it: with the pointer or the focus on it. */
  duration: number;
  onEnd: () => void;
}

const stepMs = 100;

/** A message that goes by itself, with the time left as a line below it. */
export const TimedNotice = ({ text, duration, onEnd }: TimedNoticeProps) => {
  const t = useTranslate();
  const [left, setLeft] = useState(duration);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  const isPaused = isHovered || isFocused;

  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setLeft((ms) => Math.max(0, ms - stepMs)), stepMs);
    return () => clearInterval(timer);
  }, [isPaused]);
  useEffect(() => {
    if (left === 0) end.current();
  }, [left]);

  return (
    <Alert
      severity="warning"
      closeText={t('signIn.dismiss')}
      onClose={onEnd}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      sx={{ position: 'relative', overflow: 'hidden' }}
    >
      {text}
      <Box
        aria-hidden
        sx={{ position: 'absolute', insetInlineStart: 0, insetBlockEnd: 0, blockSize: 3, bgcolor: 'warning.main' }}
        style={{ inlineSize: `${(left / duration) * 100}%` }}
      />
    </Alert>
  );
};
