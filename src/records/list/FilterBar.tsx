import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { FilterChip } from './FilterChip';
import type { FilterValue, RecordFilter } from './recordFilter';

/** The filters that are set; the search is none of them. */
export function useFilters(filters: readonly RecordFilter[]) {
  const { filterValues, setFilters } = useListContext();
  const values = filterValues as Readonly<Record<string, FilterValue | undefined>>;
  return {
    values,
    count: filters.filter(({ source }) => values[source] !== undefined).length,
    set: (source: string, value: FilterValue | undefined) =>
      setFilters({ ...filterValues, [source]: value }, undefined, false),
    clear: () => setFilters({}, undefined, false),
  };
}

/** A list's filters in a row, each a chip that opens its choices; further ones of its own as children. */
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
