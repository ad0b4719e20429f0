import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { KeyHint } from '../../components/keys/KeyHint';

interface MenuSearchProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  onMove: (step: 1 | -1) => void;
  /** Enter adds the highlighted hit. `withOptions` if its choices should be shown first. */
  onEnter: (withOptions: boolean) => void;
}

/** The item search: typing searches, arrow keys highlight a hit, Enter adds it. */
export const MenuSearch = ({ inputRef, text, onText, onMove, onEnter }: MenuSearchProps) => {
  const t = useTranslate();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') onEnter(event.shiftKey);
    else if (event.key === 'Escape' && text) onText('');
    else if (event.key === 'ArrowDown') onMove(1);
    else if (event.key === 'ArrowUp') onMove(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <TextField
      fullWidth
      size="small"
      value={text}
      // The shortcut `/`, which focuses the field, isn't part of the text.
      onChange={(event) => onText(event.target.value.replace(/^\//, ''))}
      onKeyDown={onKeyDown}
      inputRef={inputRef}
      placeholder={t('createOrder.menu.search')}
      slotProps={{
        htmlInput: {
          'aria-label': t('createOrder.menu.search'),
          'aria-keyshortcuts': '/',
          type: 'search',
          autoComplete: 'off',
          enterKeyHint: 'done',
        },
        input: {
          sx: {
            bgcolor: 'background.paper',
            minHeight: 44,
            '& input::-webkit-search-cancel-button': { display: 'none' },
          },
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text ? (
            <IconButton edge="end" aria-label={t('createOrder.menu.clear_search')} onClick={() => onText('')}>
              <CloseIcon fontSize="small" />
            </IconButton>
          ) : (
            <KeyHint keys="/" />
          ),
        },
      }}
    />
  );
};
