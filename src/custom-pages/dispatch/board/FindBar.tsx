import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { DispatchProvider } from '#contract/entities/provider';
import { personName } from '../people/personName';
import type { Sought } from './findOrders';

interface FindBarProps {
  sought: Sought;
  onSought: (sought: Sought) => void;
  /** Those who have an order of the page, or are asked for one. */
  people: readonly DispatchProvider[];
}

const inField = { '& .MuiInputBase-root': { minBlockSize: 44 } };

/** Narrows the page down to an order that somebody calls about, or to what one delivery person has. */
export const FindBar = ({ sought, onSought, people }: FindBarProps) => {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const { text, personId } = sought;
  const label = t('dispatch.find.label');
  const type = (typed: string) => onSought({ ...sought, text: typed });
  return (
    <Box role="search" sx={{ display: 'flex', gap: 1, maxInlineSize: { md: 640 } }}>
      <TextField
        size="small"
        value={text}
        placeholder={label}
        inputRef={field}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          if (text === '') field.current?.blur();
          else type('');
        }}
        sx={{ ...inField, flex: '3 1 150px', minInlineSize: 0 }}
        slotProps={{
          htmlInput: { role: 'searchbox', 'aria-label': label, maxLength: 100, 'aria-keyshortcuts': '/' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: text !== '' && (
              <IconButton
                edge="end"
                aria-label={t('recordLists.search.clear')}
                onClick={() => {
                  type('');
                  field.current?.focus();
                }}
                sx={{ inlineSize: 40, blockSize: 40 }}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            ),
          },
        }}
      />
      {(people.length > 0 || personId !== '') && (
        <TextField
          select
          size="small"
          value={personId}
          onChange={({ target }) => onSought({ ...sought, personId: target.value })}
          sx={{ ...inField, flex: '2 1 110px', minInlineSize: 0 }}
          slotProps={{
            select: { displayEmpty: true },
            htmlInput: { 'aria-label': t('dispatch.find.person') },
          }}
        >
          <MenuItem value="" sx={{ minBlockSize: 44 }}>
            {t('dispatch.find.anybody')}
          </MenuItem>
          {people.map((person) => (
            <MenuItem key={person._id} value={person._id} sx={{ minBlockSize: 44 }}>
              <bdi>{personName(person)}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
};
