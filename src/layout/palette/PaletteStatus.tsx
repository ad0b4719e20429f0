import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { errorText } from '../../dataProvider/apiError';

interface PaletteStatusProps {
  text: string;
  count: number;
  isPending: boolean;
  /** Why the server gave no results. */
  error: Error | null;
  onRetry: () => void;
}

const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** How the search stands: nothing found, the server away; and for who does not see the list, how much it holds. */
export const PaletteStatus = ({ text, count, isPending, error, onRetry }: PaletteStatusProps) => {
  const t = useTranslate();
  const isAsked = text.trim() !== '';
  const isEmpty = count === 0 && !isPending && !error;
  return (
    <>
      {error && (
        <Alert
          severity="warning"
          role="alert"
          sx={{ mx: 1, mt: 1, alignItems: 'center' }}
          action={
            <Button color="inherit" onClick={onRetry}>
              {t('palette.retry')}
            </Button>
          }
        >
          {t('palette.failed', { reason: t(errorText(error)) })}
        </Alert>
      )}
      <Box role="status" sx={isEmpty ? { p: 4, textAlign: 'center' } : unseen}>
        {isEmpty ? (
          <>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {t('palette.nothing', { text: text.trim() })}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 0.5 }}>
              {t('palette.nothing_detail')}
            </Typography>
          </>
        ) : (
          isAsked && (isPending ? t('palette.searching') : t('palette.count', { smart_count: count }))
        )}
      </Box>
    </>
  );
};
