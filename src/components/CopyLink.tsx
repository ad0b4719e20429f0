import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';

interface CopyLinkProps {
  /** The page that it opens: a path of this app, or a whole address. */
  path: string;
  label: string;
  copy: string;
  /** The button's text once it is copied. */
  copied: string;
}

/** A link to pass on, with a button that copies it. */
export const CopyLink = ({ path, label, copy, copied }: CopyLinkProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const link = new URL(path, window.location.origin).href;
  const copyLink = async () => {
    field.current?.select();
    // If the browser forbids it, the link is selected for copying by hand.
    const isDone = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied(Boolean(isDone));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <TextField
        label={label}
        value={link}
        inputRef={field}
        onFocus={(event) => event.target.select()}
        size="small"
        sx={{ flex: '1 1 220px' }}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
      />
      <Button variant="contained" startIcon={<CopyIcon />} onClick={() => void copyLink()} sx={{ minBlockSize: 40 }}>
        {isCopied ? copied : copy}
      </Button>
    </Box>
  );
};
