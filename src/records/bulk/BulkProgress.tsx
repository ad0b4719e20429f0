import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

interface BulkProgressProps {
  done: number;
  total: number;
  isCancelled: boolean;
}

/** How far a change of many records is. */
export const BulkProgress = ({ done, total, isCancelled }: BulkProgressProps) => {
  const t = useTranslate();
  const text = isCancelled ? t('recordLists.bulk.stopping') : t('recordLists.bulk.progress', { done, total });
  return (
    <Box sx={{ py: 3 }}>
      <Typography role="status" sx={{ mb: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <LinearProgress
        variant={done === 0 ? 'indeterminate' : 'determinate'}
        value={(100 * done) / Math.max(total, 1)}
        aria-label={t('recordLists.bulk.progress_label')}
      />
    </Box>
  );
};
