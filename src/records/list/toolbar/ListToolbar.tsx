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
  /** Filters other than a choice of a few: a range of amounts. */
  moreFilters?: ReactNode;
  tools?: ReactNode;
  /** Narrower than this, in pixels, the filters are behind a button. */
  collapsesBelow?: number;
}

const phone = 600;

/** Search, sort, saved views and a list's own tools in one row, the filters below; on a phone behind a button. */
export const ListToolbar = (props: ListToolbarProps) => {
  const { listName, searchLabel, filters = none, sorts, moreFilters, tools, collapsesBelow = phone } = props;
  const isNarrow = useMediaQuery(`(max-width: ${collapsesBelow - 1}px)`, { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const { count } = useFilters(filters);
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'start' }}>
        {searchLabel && <SearchInput label={searchLabel} />}
        <Box sx={{ flex: { xs: 0, sm: 1 } }} />
        {isNarrow && filters.length > 0 && (
          <FilterToggle count={count} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
        {sorts && sorts.length > 0 && <SortMenu fields={sorts} />}
        <SavedQueriesList listName={listName} />
        {tools}
      </Box>
      {filters.length > 0 && (!isNarrow || isOpen) && <FilterBar filters={filters}>{moreFilters}</FilterBar>}
    </Box>
  );
};
