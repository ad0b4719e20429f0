import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { frame } from '../../../theme/tokens';

/** Orders that have ended meanwhile, for somebody who reads further down. */
export const NewlyEnded = ({ count, onShow }: { count: number; onShow: () => void }) => {
  const t = useTranslate();
  return (
    <Box
      role="status"
      sx={{ position: 'sticky', insetBlockStart: frame.bar + 8, zIndex: 3, blockSize: 0, textAlign: 'center' }}
    >
      {count > 0 && (
        <Button
          variant="contained"
          startIcon={<ArrowUpwardIcon />}
          onClick={onShow}
          sx={{ minBlockSize: 44, borderRadius: 22, boxShadow: 4 }}
        >
          {t('orderHistory.new', { smart_count: count })}
        </Button>
      )}
    </Box>
  );
};
