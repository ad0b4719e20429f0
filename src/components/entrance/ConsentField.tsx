import Box from '@mui/material/Box';
import { type RefObject, useId, useRef, useState } from 'react';

interface Consent {
  box: RefObject<HTMLInputElement | null>;
  isGiven: boolean;
  isMissing: boolean;
  toggle: () => void;
  /** @returns whether it was given; otherwise the field says that it is missing */
  check: () => boolean;
}

/** A consent without which a form isn't sent. Show `ConsentField` for it. */
export function useConsent(): Consent {
  const box = useRef<HTMLInputElement>(null);
  const [isGiven, setGiven] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const toggle = () => {
    setGiven(!isGiven);
    setMissing(false);
  };
  const check = () => {
    setMissing(!isGiven);
    return isGiven;
  };
  return { box, isGiven, isMissing, toggle, check };
}

interface ConsentFieldProps {
  consent: Consent;
  label: string;
  /** Says that it is missing. */
  error: string;
}

/** The checkbox of a consent, large enough for a finger. */
export const ConsentField = ({ consent, label, error }: ConsentFieldProps) => {
  const { box, isGiven, isMissing, toggle } = consent;
  const id = useId();
  return (
    <div>
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'start', gap: 1.5, py: 1, minBlockSize: 44, cursor: 'pointer' }}
      >
        <input
          ref={box}
          type="checkbox"
          required
          checked={isGiven}
          onChange={toggle}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? id : undefined}
          style={{ inlineSize: 20, blockSize: 20, margin: 0, flexShrink: 0 }}
        />
        {label}
      </Box>
      {isMissing && (
        <Box id={id} role="alert" sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </div>
  );
};
