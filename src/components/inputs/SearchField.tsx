import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { searchKey } from '#contract/searchKey';

interface SearchFieldProps {
  /** Placeholder and accessible name, which says what is searched. */
  label: string;
  value: string;
  onType: (text: string) => void;
  /** Called on Enter. Without Enter, the search waits until typing pauses. */
  onEnter?: () => void;
  sx: SxProps;
}

/** On tablets and phones the label is smaller than what is typed, so that it fits next to a list's tools. */
const look = {
  '& .MuiInputBase-root': { minBlockSize: 44 },
  '& input::placeholder': { fontSize: { xs: '0.8125rem', sm: '0.875rem', lg: '1rem' } },
  '& input:placeholder-shown': { paddingInlineEnd: { xs: '4px', lg: '14px' } },
} as const;

/**
 * A page's search. The global shortcut `/` focuses it; Esc first clears it and then leaves it. A single letter isn't
 * searched (`searchKey`), and the field says so.
 */
export const SearchField = ({ label, value, onType, onEnter, sx }: SearchFieldProps) => {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const isShort = value.trim() !== '' && searchKey(value) === '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter would submit a surrounding form.
      event.preventDefault();
      onEnter?.();
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (value === '') field.current?.blur();
    else onType('');
  };
  const clear = () => {
    onType('');
    field.current?.focus();
  };
  return (
    <TextField
      size="small"
      type="text"
      value={value}
      placeholder={label}
      helperText={isShort ? t('recordLists.search.short') : undefined}
      inputRef={field}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
      sx={[look, ...(Array.isArray(sx) ? sx : [sx])]}
      slotProps={{
        htmlInput: { role: 'searchbox', 'aria-label': label, maxLength: limits.searchMax, 'aria-keyshortcuts': '/' },
        formHelperText: { role: 'status' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: value !== '' && (
            <IconButton
              edge="end"
              aria-label={t('recordLists.search.clear')}
              onClick={clear}
              sx={{ inlineSize: 40, blockSize: 40 }}
            >
              <ClearIcon fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
};
