import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { pageFoot } from '../page/usePageFoot';

/**
 * Shows an error about what was just chosen, and scrolls to it: it appears below the button, where a form's save bar
 * may cover it.
 */
export const ErrorInSight = ({ text }: { text: string }) => {
  const container = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another error may take another place
  useEffect(() => {
    // In braces: newer browsers return a promise, which isn't a clean-up function.
    container.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return (
    <Typography
      ref={container}
      role="alert"
      variant="body2"
      sx={{ color: 'error.main', scrollMarginBlockEnd: `calc(var(${pageFoot}, 0px) + 16px)` }}
    >
      {text}
    </Typography>
  );
};
