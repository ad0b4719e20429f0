import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { FilterBar, useFilters } from './FilterBar';
import { FilterToggle } from './FilterToggle';
import type { RecordFilter } from './recordFilter';
import { SavedQueriesList } from './SavedQueriesList';
import { SearchInput } from './SearchInput';
import { type SortField, SortMenu } from './SortMenu';

const none: readonly RecordFilter[] = [];

interface ListToolbarProps {
  listName: string;
  searchLabel?: string | undefined;
  filters?: readonly RecordFilter[] | undefined;
  sorts?: readonly SortField[] | undefined;
  /** Filters that are no choice of a few: a span of amounts. */
  moreFilters?: ReactNode;
  tools?: ReactNode;
}

/** Search, sort, saved views and a list's own tools in one row, the filters below; on a phone behind a button. */
export const ListToolbar = ({ listName, searchLabel, filters = none, sorts, moreFilters, tools }: ListToolbarProps) => {
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const { count } = useFilters(filters);
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'start' }}>
        {searchLabel && <SearchInput label={searchLabel} />}
        <Box sx={{ flex: { xs: 0, sm: 1 } }} />
        {isPhone && filters.length > 0 && (
          <FilterToggle count={count} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
        {sorts && sorts.length > 0 && <SortMenu fields={sorts} />}
        <SavedQueriesList listName={listName} />
        {tools}
      </Box>
      {filters.length > 0 && (!isPhone || isOpen) && <FilterBar filters={filters}>{moreFilters}</FilterBar>}
    </Box>
  );
};
