import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';

const pauseMs = 250;

/** Searches while one types; the frame's `/` leads here, Esc empties it. */
export const ActivitySearch = ({ value, onChange }: { value: string; onChange: (q: string) => void }) => {
  const t = useTranslate();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (typed: string) => {
    clearTimeout(timer.current);
    if (typed === sent.current) return;
    sent.current = typed;
    onChange(typed);
  };
  const change = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(typed.trim()), pauseMs);
  };
  return (
    <TextField
      size="small"
      value={text}
      placeholder={t('activity.search')}
      onChange={({ target }) => change(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply(text.trim());
        if (key !== 'Escape') return;
        setText('');
        apply('');
      }}
      sx={{ flex: '2 1 220px', maxInlineSize: { sm: 340 }, '& .MuiInputBase-root': { minHeight: 44 } }}
      slotProps={{
        htmlInput: { role: 'searchbox', 'aria-label': t('activity.search'), maxLength: 100, 'aria-keyshortcuts': '/' },
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
