import { useTranslate } from 'react-admin';
import { SearchField } from '../../components/inputs/SearchField';
import { useTyped } from '../../components/inputs/useTyped';

const trimmed = (text: string): string => text.trim();

/** Searches while one types. */
export const ActivitySearch = ({ value, onChange }: { value: string; onChange: (q: string) => void }) => {
  const t = useTranslate();
  const { typed, type, apply } = useTyped({ applied: value, toApplied: trimmed, onApply: onChange });
  return (
    <SearchField
      label={t('activity.search')}
      value={typed}
      onType={type}
      onEnter={apply}
      sx={{ flex: '2 1 220px', maxInlineSize: { sm: 340 } }}
    />
  );
};
