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
import { touchTarget } from '../../theme/tokens';

interface SearchFieldProps {
  /** Placeholder and accessible name: says what the search looks for. */
  label: string;
  value: string;
  onType: (text: string) => void;
  /** Enter, for a search that otherwise waits until nothing more is typed. */
  onEnter?: () => void;
  sx: SxProps;
}

/** Smaller than what is typed: in most languages, the label then fits beside a list's tools on a phone. */
const smallLabel = '0.8125rem';
const labelSize = { xs: smallLabel, sm: '1rem' };

/** For a field that is narrow in a wide window, too. */
export const smallSearchLabel = { '& input::placeholder, &::before': { fontSize: smallLabel } };

/**
 * As wide as its label, with the icon before it: where that is wider than the room that is left, the field takes a line of
 * its own in a toolbar that wraps.
 */
export const asWideAsLabel = { flex: '1 1 auto', minInlineSize: { xs: 0, sm: 'min-content' } };

const fieldLook = {
  '& .MuiInputBase-root': { minBlockSize: touchTarget },
  '& input': { flex: '1 1 0', inlineSize: 0, '&::placeholder': { fontSize: labelSize } },
  // Gives the field the width of its label, which a placeholder doesn't.
  '&::before': {
    content: 'attr(data-label)',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    paddingInline: '29px',
    fontSize: labelSize,
  },
} as const;

/**
 * The search of a page: the frame's `/` goes there from anywhere, Esc empties it and then leaves it. A single letter
 * searches nothing (`searchKey`), and the field says so.
 */
export const SearchField = ({ label, value, onType, onEnter, sx }: SearchFieldProps) => {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const isShort = value.trim() !== '' && searchKey(value) === '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // It would send a form around it.
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
      data-label={label}
      sx={[fieldLook, ...(Array.isArray(sx) ? sx : [sx])]}
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
