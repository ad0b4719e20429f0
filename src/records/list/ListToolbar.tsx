import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { FilterBar, useFilters } from './FilterBar';
import { ListSearch } from './ListSearch';
import type { RecordFilter } from './recordFilter';
import { SavedViews } from './SavedViews';
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
  const t = useTranslate();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const { count } = useFilters(filters);
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'start' }}>
        {searchLabel && <ListSearch label={searchLabel} />}
        <Box sx={{ flex: { xs: 0, sm: 1 } }} />
        {isPhone && filters.length > 0 && (
          <IconButton
            aria-label={
              count > 0 ? t('recordLists.filters.show_active', { smart_count: count }) : t('recordLists.filters.show')
            }
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={{ inlineSize: 44, blockSize: 44 }}
          >
            <Badge badgeContent={count} color="primary">
              <FilterListIcon fontSize="small" />
            </Badge>
          </IconButton>
        )}
        {sorts && sorts.length > 0 && <SortMenu fields={sorts} />}
        <SavedViews listName={listName} />
        {tools}
      </Box>
      {filters.length > 0 && (!isPhone || isOpen) && <FilterBar filters={filters}>{moreFilters}</FilterBar>}
    </Box>
  );
};
