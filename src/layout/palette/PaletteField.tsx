import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEventHandler } from 'react';
import { useTranslate } from 'react-admin';

const textMax = 100;

interface PaletteFieldProps {
  text: string;
  isPending: boolean;
  listId: string;
  /** The highlighted result, if any. */
  activeOption: string | undefined;
  onText: (text: string) => void;
  onKeyDown: KeyboardEventHandler;
  onClose: () => void;
}

/** The palette's only field: a combobox whose list is always open. */
export const PaletteField = (props: PaletteFieldProps) => {
  const { text, isPending, listId, activeOption, onText, onKeyDown, onClose } = props;
  const t = useTranslate();
  return (
    <InputBase
      autoFocus
      fullWidth
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
      placeholder={t('palette.placeholder')}
      startAdornment={
        isPending ? <CircularProgress size={20} aria-hidden sx={{ m: '2px' }} /> : <SearchIcon aria-hidden />
      }
      endAdornment={
        <IconButton
          edge="end"
          aria-label={t('common.close')}
          onClick={onClose}
          sx={{ minBlockSize: 44, minInlineSize: 44 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      }
      inputProps={{
        role: 'combobox',
        'aria-label': t('palette.placeholder'),
        'aria-expanded': activeOption !== undefined,
        'aria-controls': listId,
        'aria-autocomplete': 'list',
        'aria-activedescendant': activeOption,
        autoComplete: 'off',
        autoCorrect: 'off',
        spellCheck: false,
        enterKeyHint: 'go',
        maxLength: textMax,
      }}
      sx={{
        minBlockSize: 60,
        px: 2,
        gap: 1.5,
        fontSize: '1.0625rem',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        '& > svg, & .MuiCircularProgress-root': { color: 'text.secondary', flexShrink: 0 },
        '& input': { textOverflow: 'ellipsis' },
        '& input::placeholder': { color: 'text.secondary', opacity: 1 },
        // The highlighted result shows the focus; the dialog has no other field.
        '& input:focus-visible': { outline: 'none' },
      }}
    />
  );
};
