import Box from '@mui/material/Box';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';

/** A translation key with its arguments. */
export interface FieldMessage {
  key: string;
  params?: Record<string, unknown>;
}

interface LabelledInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  label: string;
  message?: FieldMessage | undefined;
  /** Announces the message, for a field that is focused already when it appears. */
  announcesMessage?: boolean;
  /** Shown below the field if there is no error. */
  hint?: string | undefined;
  /** Next to the label, at the end of the line. */
  aside?: ReactNode;
  /** Inside the frame, before and after the text. */
  before?: ReactNode;
  after?: ReactNode;
}

/**
 * A text field with its label above it, where it stays readable during typing. MUI's own would be a large part of the
 * sign-in page's code.
 */
export const LabelledInput = ({
  label,
  message,
  announcesMessage,
  hint,
  aside,
  before,
  after,
  ...input
}: LabelledInputProps) => {
  const t = useTranslate();
  const id = useId();
  const text = message ? t(message.key, message.params) : hint;
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 36 }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 550 }}>
          {label}
        </Box>
        {aside}
      </Box>
      <Box
        sx={({ palette }) => ({
          display: 'flex',
          alignItems: 'center',
          minHeight: 48,
          borderRadius: 1,
          bgcolor: 'background.paper',
          boxShadow: `inset 0 0 0 1px ${message ? palette.error.main : palette.text.secondary}`,
          '&:has(input:focus)': {
            boxShadow: `inset 0 0 0 2px ${message ? palette.error.main : palette.primary.main}`,
          },
          '& > input': {
            flex: 1,
            minWidth: 0,
            minHeight: 48,
            px: 1.75,
            py: 0,
            border: 0,
            borderRadius: 'inherit',
            outline: 'none',
            bgcolor: 'transparent',
            color: 'inherit',
            font: 'inherit',
          },
          // Browsers colour autofilled fields, so the frame is drawn on top.
          '& > input:autofill': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
        })}
      >
        {before}
        <input
          id={id}
          aria-invalid={message ? true : undefined}
          aria-describedby={text ? `${id}-text` : undefined}
          {...input}
        />
        {after}
      </Box>
      {text && (
        <Box
          // Screen readers announce an alert that appears, and not always one that takes the place of a hint.
          key={message?.key}
          id={`${id}-text`}
          role={message && announcesMessage ? 'alert' : undefined}
          sx={{ mt: 0.5, fontSize: '0.8125rem', color: message ? 'error.main' : 'text.secondary' }}
        >
          {text}
        </Box>
      )}
    </div>
  );
};
