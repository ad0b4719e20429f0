import Alert, { type AlertProps } from '@mui/material/Alert';

/** Why the user is on the sign-in page, if not by choice. */
export default function EntryNotice({ text, severity }: { text: string } & Pick<AlertProps, 'severity'>) {
  return (
    <Alert role="status" severity={severity} sx={{ mb: 2 }}>
      {text}
    </Alert>
  );
}
