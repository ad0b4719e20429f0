import Box from '@mui/material/Box';
import { type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';

/** The part of a text in brackets, which becomes the link, with what is before and after it. */
const linkedPart = /^(.*?)\[(.*?)\](.*)$/s;

interface TermsBoxProps {
  ref: Ref<HTMLInputElement>;
  /** The translation key of the consent. What it has in brackets links to the terms. */
  text: string;
  /** The platform, whose terms are accepted. */
  platform: string;
  /** The page with the terms; without one, the text has no link. */
  termsUrl: string | null;
  isAccepted: boolean;
  /** The translation key of what to show while the consent is missing; `null` if it isn't. */
  missing: string | null;
  onToggle: () => void;
}

/** The consent to the platform's terms, and to acting for the store. */
export const TermsBox = ({ ref, text, platform, termsUrl, isAccepted, missing, onToggle }: TermsBoxProps) => {
  const t = useTranslate();
  const id = useId();
  const consent = t(text, { platform: `\u2068${platform}\u2069` });
  const [, before = consent, linked = '', after = ''] = linkedPart.exec(consent) ?? [];
  return (
    <div>
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'start', gap: 1.5, py: 1, minBlockSize: 44, cursor: 'pointer' }}
      >
        <input
          ref={ref}
          type="checkbox"
          required
          checked={isAccepted}
          onChange={onToggle}
          aria-invalid={missing !== null || undefined}
          aria-describedby={missing === null ? undefined : id}
          style={{ inlineSize: 20, blockSize: 20, margin: 0, flexShrink: 0 }}
        />
        <span>
          {before}
          {termsUrl && linked ? (
            // Another tab: what was typed here stays.
            <Box
              component="a"
              href={termsUrl}
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
      </Box>
      {missing !== null && (
        <Box id={id} role="alert" sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
          {t(missing)}
        </Box>
      )}
    </div>
  );
};
