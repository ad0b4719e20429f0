import SearchIcon from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';

/** Finds a permission by its words; what is not found is only out of sight. */
export const MatrixSearch = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const t = useTranslate();
  return (
    <TextField
      type="search"
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      // Enter would send the form around it.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
        if (event.key === 'Escape' && value) {
          event.stopPropagation();
          onChange('');
        }
      }}
      placeholder={t('access.search')}
      sx={{ flex: '1 1 240px', maxInlineSize: 360 }}
      slotProps={{
        htmlInput: { 'aria-label': t('access.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
