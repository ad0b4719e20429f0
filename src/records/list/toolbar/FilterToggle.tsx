import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface FilterToggleProps {
  /** Number of active filters. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows and hides filters on a phone, and shows how many are active while they are hidden. */
export const FilterToggle = ({ count, isOpen, onToggle }: FilterToggleProps) => {
  const t = useTranslate();
  return (
    <IconButton
      aria-label={
        count > 0 ? t('recordLists.filters.show_active', { smart_count: count }) : t('recordLists.filters.show')
      }
      aria-expanded={isOpen}
      onClick={onToggle}
      sx={{ inlineSize: 44, blockSize: 44 }}
    >
      <Badge badgeContent={count} color="primary">
        <FilterListIcon fontSize="small" />
      </Badge>
    </IconButton>
  );
};
