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

/** A text's part in brackets, and the text before and after it. */
const linkedPart = /^(.*?)\[(.*?)\](.*)$/s;

interface LinkedTextProps {
  text: string;
  url: string | null;
}

/** A text whose part in brackets is a link; without an address, it is plain text without the brackets. */
const LinkedText = ({ text, url }: LinkedTextProps) => {
  const [, before = text, linked = '', after = ''] = linkedPart.exec(text) ?? [];
  return (
    <span>
      {before}
      {url && linked ? (
        // Another tab: what was typed here stays.
        <Box
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ color: 'primary.main', textDecoration: 'underline' }}
        >
          {linked}
        </Box>
      ) : (
        linked
      )}
      {after}
    </span>
  );
};

interface ConsentFieldProps {
  consent: Consent;
  /** Its part in brackets links to what is accepted. */
  label: string;
  /** The page with what is accepted; `null` if there is none. */
  url: string | null;
  /** Says that it is missing. */
  error: string;
}

/** The checkbox of a consent, large enough for a finger. */
export const ConsentField = ({ consent, label, url, error }: ConsentFieldProps) => {
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
        <LinkedText text={label} url={url} />
      </Box>
      {isMissing && (
        <Box id={id} role="alert" sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </div>
  );
};
