import { useListContext } from 'react-admin';
import { searchKey } from '#contract/searchKey';
import { SearchField } from '../../../components/inputs/SearchField';
import { useTyped } from '../../../components/inputs/useTyped';

/** A search that the server accepts: long enough, or a number. Anything shorter means no search. */
const searchable = (text: string): string => (searchKey(text) ? text.trim() : '');

/** Searches while the user types. */
export const SearchInput = ({ label }: { label: string }) => {
  const { filterValues, setFilters } = useListContext();
  const { typed, type, apply } = useTyped({
    applied: typeof filterValues.q === 'string' ? filterValues.q : '',
    toApplied: searchable,
    onApply: (q) => setFilters({ ...filterValues, q }, undefined, false),
  });

  return (
    <SearchField
      label={label}
      value={typed}
      onType={type}
      onEnter={apply}
      sx={{ flex: { xs: '1 1 120px', sm: '1 1 220px' }, maxInlineSize: { sm: 360 } }}
    />
  );
};
