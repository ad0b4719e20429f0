import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { DispatchProvider } from '#contract/entities/provider';
import { fullName } from '#contract/providers/fullName';
import { SearchField } from '../../../components/inputs/SearchField';
import type { Sought } from './useFind';

interface FindBarProps {
  sought: Sought;
  onSought: (sought: Sought) => void;
  /** People who have an order on the page, or are being asked for one. */
  people: readonly DispatchProvider[];
}

/** Narrows the page to a particular order, or to one delivery person's orders. */
export const FindBar = ({ sought, onSought, people }: FindBarProps) => {
  const t = useTranslate();
  const { text, personId } = sought;
  return (
    // On phones, one below the other: side by side, both texts would be cut off.
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxInlineSize: { md: 640 } }}>
      <SearchField
        label={t('dispatch.find.label')}
        value={text}
        onType={(typed) => onSought({ ...sought, text: typed })}
        sx={{ flex: '1 1 260px', minInlineSize: 0 }}
      />
      {(people.length > 0 || personId !== '') && (
        <TextField
          select
          size="small"
          value={personId}
          onChange={({ target }) => onSought({ ...sought, personId: target.value })}
          // As wide as the chosen name: a cut-off "All delivery…" would be misleading.
          sx={{
            flex: { xs: '1 1 auto', sm: '0 1 auto' },
            minInlineSize: 110,
            maxInlineSize: '100%',
            '& .MuiInputBase-root': { minBlockSize: 44 },
          }}
          slotProps={{
            select: { displayEmpty: true },
            htmlInput: { 'aria-label': t('dispatch.find.person') },
          }}
        >
          <MenuItem value="">{t('dispatch.find.anybody')}</MenuItem>
          {people.map((person) => (
            <MenuItem key={person._id} value={person._id}>
              <bdi>{fullName(person)}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
};
