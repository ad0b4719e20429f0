import { useTranslate } from 'ra-core';
import { SearchField } from '../../components/inputs/SearchField';
import { useTypedSearch } from '../../components/inputs/useTypedSearch';

const trimmed = (text: string): string => text.trim();

/** Searches while one types. */
export const ActivitySearch = ({ value, onChange }: { value: string; onChange: (q: string) => void }) => {
  const t = useTranslate();
  const { text, type, enter } = useTypedSearch({ applied: value, toQuery: trimmed, onSearch: onChange });
  return (
    <SearchField
      label={t('activity.search')}
      value={text}
      onType={type}
      onEnter={enter}
      sx={{ flex: '2 1 220px', maxInlineSize: { sm: 340 } }}
    />
  );
};
