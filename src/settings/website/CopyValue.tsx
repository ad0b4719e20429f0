import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DoneIcon from '@mui/icons-material/DoneOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface CopyValueProps {
  label: string;
  value: string;
}

/** A value to be entered elsewhere, with a button that copies it. */
export const CopyValue = ({ label, value }: CopyValueProps) => {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    setCopied(Boolean(isDone));
  };
  const name = t(isCopied ? 'settings.domain.copied' : 'settings.domain.copy', { what: label });
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, minInlineSize: 0 }}>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        {/* A browser that forbids copying still lets people select it with one tap. */}
        <Typography
          component="dd"
          dir="ltr"
          sx={{ m: 0, fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all', textAlign: 'start' }}
        >
          {value}
        </Typography>
      </Box>
      <IconButton aria-label={name} title={name} onClick={() => void copy()} sx={{ inlineSize: 44, blockSize: 44 }}>
        {isCopied ? <DoneIcon color="success" /> : <CopyIcon />}
      </IconButton>
    </Box>
  );
};
