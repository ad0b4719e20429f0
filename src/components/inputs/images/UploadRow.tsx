import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ErrorInSight } from '../../feedback/ErrorInSight';
import type { Upload } from './useUploads';

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

const Frame = styled('span')(({ theme }) => ({
  inlineSize: 56,
  blockSize: 56,
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.sunken,
  '& img': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
}));

/** The whole file has been sent, and the server is processing it. It doesn't report its progress. */
const isPreparing = ({ state, share }: Upload) => state === 'sending' && share >= 1;

/** An upload: its progress, or why it failed. */
export const UploadRow = ({ upload, onRetry, onDrop }: UploadRowProps) => {
  const t = useTranslate();
  const { file, preview, state, share, error } = upload;
  const { name } = file;
  const percent = Math.round(share * 100);
  const progressText = state === 'waiting' ? t('images.waiting') : t('images.sending', { share: percent });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, minBlockSize: 72 }}>
      <Frame>
        <img
          src={preview}
          alt=""
          // A file that isn't a picture has no preview.
          onError={(event) => {
            event.currentTarget.style.display = 'none';
          }}
        />
      </Frame>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography noWrap title={name} dir="auto">
          {name}
        </Typography>
        {error ? (
          <ErrorInSight text={t(error.message, error.args)} />
        ) : (
          <>
            <LinearProgress
              aria-label={t('images.progress', { name })}
              {...(isPreparing(upload) ? {} : { variant: 'determinate' as const, value: percent })}
              sx={{ my: 0.75, borderRadius: 1 }}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {isPreparing(upload) ? t('images.preparing') : progressText}
            </Typography>
          </>
        )}
      </Box>
      {error?.isWorthRetrying && (
        <Button variant="outlined" onClick={onRetry}>
          {t('images.retry')}
        </Button>
      )}
      <IconButton onClick={onDrop} aria-label={t(error ? 'images.dismiss' : 'images.cancel_upload', { name })}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};
