import Alert from '@mui/material/Alert';

/** Why the user was sent to sign-in, if not by choice. */
export default function EntryNotice({ text }: { text: string }) {
  return (
    <Alert role="status" severity="warning" sx={{ mb: 2 }}>
      {text}
    </Alert>
  );
}
