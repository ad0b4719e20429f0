import Alert from '@mui/material/Alert';

/** How somebody came to the sign-in, where it was not by their own choice. */
export default function EntryNotice({ text }: { text: string }) {
  return (
    <Alert role="status" severity="warning" sx={{ mb: 2 }}>
      {text}
    </Alert>
  );
}
