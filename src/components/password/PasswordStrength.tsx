import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PasswordEstimate, PasswordLevel } from './estimatePassword';

interface PasswordStrengthProps {
  password: string;
  /** Details of the account that others know: its email, phone and names. */
  personal: readonly string[];
  /** The current password, typed together with the new one. */
  current?: string;
}

/** How long typing must pause before the strength is estimated, so that a screen reader reads only the final result. */
const pauseMs = 300;

const bars: Record<PasswordLevel, number> = { weak: 1, fair: 2, good: 3, strong: 4 };
const colours: Record<PasswordLevel, string> = {
  weak: 'error.main',
  fair: 'warning.main',
  good: 'success.main',
  strong: 'success.main',
};

/**
 * The estimate for the text typed last. `null` without a text, or if its code can't be loaded; then only the server
 * checks the password.
 */
function useEstimate({ password, personal, current }: PasswordStrengthProps): PasswordEstimate | null {
  const [estimate, setEstimate] = useState<PasswordEstimate | null>(null);
  const personalText = JSON.stringify(personal);
  useEffect(() => {
    if (password === '') return setEstimate(null);
    let isCurrent = true;
    const update = async () => {
      const { estimatePassword } = await import('./estimatePassword');
      if (isCurrent) setEstimate(estimatePassword(password, { personal: JSON.parse(personalText), current }));
    };
    const timer = setTimeout(() => update().catch(() => undefined), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, personalText, current]);
  return estimate;
}

/**
 * The strength of a new password, as text and as a bar. It takes up its space before anything is typed, so that nothing
 * moves.
 */
export const PasswordStrength = (props: PasswordStrengthProps) => {
  const t = useTranslate();
  const estimate = useEstimate(props);
  const filled = estimate ? bars[estimate.level] : 0;
  const text =
    estimate &&
    t(estimate.error ? `access.password.error.${estimate.error}` : `access.password.strength.${estimate.level}`);
  return (
    <div>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5 }}>
        {[1, 2, 3, 4].map((bar) => (
          <Box
            key={bar}
            sx={{
              blockSize: 4,
              borderRadius: 2,
              bgcolor: estimate && bar <= filled ? colours[estimate.level] : 'divider',
            }}
          />
        ))}
      </Box>
      <Box role="status" sx={{ mt: 0.5, minBlockSize: '1.25rem', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {text}
      </Box>
    </div>
  );
};
