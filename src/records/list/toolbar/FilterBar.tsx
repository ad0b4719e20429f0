import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import CheckIcon from '@mui/icons-material/Check';
import ClearIcon from '@mui/icons-material/Clear';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { FilterValue, RecordFilter } from './recordFilter';

interface FilterChipProps {
  filter: RecordFilter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

const look = (isSet: boolean) => ({
  minHeight: 40,
  borderRadius: 20,
  px: 1.75,
  maxInlineSize: 280,
  fontWeight: isSet ? 600 : 450,
  ...(isSet ? { bgcolor: 'action.selected' } : { color: 'text.primary', borderColor: 'divider' }),
});

const Clipped = ({ text }: { text: string }) => (
  <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{text}</span>
);

/** One filter of a list: its current value, and the choices behind it. */
const FilterChip = ({ filter, value, onChange }: FilterChipProps) => {
  const t = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isSet = value !== undefined;
  const [only, ...others] = filter.choices;
  if (!only)
    return filter.isLoading ? (
      <Button size="small" variant="outlined" disabled endIcon={<ArrowDropDownIcon />} sx={look(false)}>
        <Clipped text={filter.label} />
      </Button>
    ) : null;
  if (others.length === 0)
    return (
      <Button
        size="small"
        variant="outlined"
        aria-pressed={isSet}
        onClick={() => onChange(isSet ? undefined : only.value)}
        endIcon={isSet ? <ClearIcon /> : undefined}
        sx={look(isSet)}
      >
        <Clipped text={filter.label} />
      </Button>
    );
  const chosen = filter.choices.find((choice) => choice.value === value);
  const choose = (next: FilterValue | undefined) => {
    setAnchor(null);
    onChange(next);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ArrowDropDownIcon />}
        sx={look(isSet)}
      >
        <Clipped
          text={
            isSet
              ? t('recordLists.filters.chip', { label: filter.label, choice: chosen?.label ?? String(value) })
              : filter.label
          }
        />
      </Button>
      {anchor && (
        <Menu
          id={id}
          anchorEl={anchor}
          open
          onClose={() => setAnchor(null)}
          slotProps={{
            paper: { sx: { maxBlockSize: '60dvh', minInlineSize: 200, maxInlineSize: 'min(360px, 90vw)' } },
            list: { 'aria-label': filter.label },
          }}
        >
          <MenuItem selected={!isSet} onClick={() => choose(undefined)} sx={{ minHeight: 44 }}>
            {t('recordLists.filters.any')}
          </MenuItem>
          {filter.choices.map((choice) => (
            <MenuItem
              key={String(choice.value)}
              selected={choice.value === value}
              onClick={() => choose(choice.value)}
              sx={{ minHeight: 44, gap: 2, whiteSpace: 'normal' }}
            >
              <ListItemText primary={choice.label} sx={{ overflowWrap: 'anywhere' }} />
              {choice.detail && (
                <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                  {choice.detail}
                </Typography>
              )}
              {choice.value === value && <CheckIcon fontSize="small" />}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};

/**
 * A list's filters, their values and setters, without the search and the period, which stay when filters are cleared.
 */
export function useFilters(filters: readonly RecordFilter[]) {
  const { filterValues, setFilters } = useListContext();
  const values = filterValues as Readonly<Record<string, FilterValue | undefined>>;
  return {
    values,
    count: filters.filter(({ source }) => values[source] !== undefined).length,
    set: (source: string, value: FilterValue | undefined) =>
      setFilters({ ...filterValues, [source]: value }, undefined, false),
    clear: () =>
      setFilters(
        { ...filterValues, ...Object.fromEntries(filters.map(({ source }) => [source, undefined])) },
        undefined,
        false,
      ),
  };
}

/** A list's filters in a row, each a chip that opens its choices; a list's other filters are children. */
export const FilterBar = ({ filters, children }: { filters: readonly RecordFilter[]; children?: ReactNode }) => {
  const t = useTranslate();
  const { values, count, set, clear } = useFilters(filters);
  return (
    <Box
      role="group"
      aria-label={t('recordLists.filters.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {filters.map((filter) => (
        <FilterChip
          key={filter.source}
          filter={filter}
          value={values[filter.source]}
          onChange={(value) => set(filter.source, value)}
        />
      ))}
      {children}
      {count > 0 && (
        <Button size="small" onClick={clear} sx={{ minHeight: 40 }}>
          {t('recordLists.filters.clear')}
        </Button>
      )}
    </Box>
  );
};
