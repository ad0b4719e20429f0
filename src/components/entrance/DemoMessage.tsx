import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** An address in a message: of this installation, with or without its origin. */
const address = /((?:https?:\/\/\S+|\/store\/\S+))/;

interface DemoMessageProps {
  /** Says that this is a demo. */
  label: string;
  /** Empty for a text message. */
  subject: string;
  text: string;
}

/** The message that a demo without a mail server would have sent. */
export const DemoMessage = ({ label, subject, text }: DemoMessageProps) => (
  <Box
    component="section"
    aria-label={label}
    sx={{ p: 2, border: '1px dashed', borderColor: 'text.secondary', borderRadius: 1 }}
  >
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    {subject && (
      <Typography dir="auto" sx={{ mt: 1, fontWeight: 600 }}>
        {subject}
      </Typography>
    )}
    <Typography dir="auto" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text
        .trim()
        .split(address)
        .map((part) =>
          address.test(part) ? (
            <Box key={part} component="a" href={part} sx={{ color: 'primary.main' }}>
              {part}
            </Box>
          ) : (
            part
          ),
        )}
    </Typography>
  </Box>
);
