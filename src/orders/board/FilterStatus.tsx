import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface FilterStatusProps {
  shown: number;
  total: number;
  onClear: () => void;
}

/** Says that the filter hides some of the board's orders, with a button that clears it. */
export const FilterStatus = ({ shown, total, onClear }: FilterStatusProps) => {
  const t = useTranslate();
  return (
    <Box
      role="status"
      sx={({ palette, shape }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexShrink: 0,
        paddingInlineStart: 1.5,
        borderRadius: `${shape.borderRadius}px`,
        background: `color-mix(in srgb, ${palette.info.main} 12%, transparent)`,
        fontVariantNumeric: 'tabular-nums',
      })}
    >
      <FilterListIcon fontSize="small" aria-hidden />
      <Box component="span" sx={{ flex: 1, fontWeight: 550 }}>
        {t('boards.filter.shown', { shown, smart_count: total })}
      </Box>
      <Button onClick={onClear} sx={{ minBlockSize: 44 }}>
        {t('boards.filter.clear')}
      </Button>
    </Box>
  );
};
