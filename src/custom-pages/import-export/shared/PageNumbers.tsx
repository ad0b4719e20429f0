import Pagination from '@mui/material/Pagination';
import { useTranslate } from 'react-admin';

interface PageNumbersProps {
  /** What the pages are of. */
  label: string;
  /** How many there are. */
  count: number;
  /** The first is 1. */
  page: number;
  onChange: (page: number) => void;
}

/** The pages of a list by their numbers. */
export const PageNumbers = ({ label, count, page, onChange }: PageNumbersProps) => {
  const t = useTranslate();
  return (
    <Pagination
      aria-label={label}
      count={count}
      page={page}
      onChange={(_event, chosen) => onChange(chosen)}
      getItemAriaLabel={(type, number, isCurrent) => {
        if (type !== 'page') return t(`recordLists.pages.${type}`);
        return t(isCurrent ? 'recordLists.pages.page' : 'recordLists.pages.go', { page: number ?? 1 });
      }}
      sx={{ '& .MuiPaginationItem-root': { minWidth: 40, minHeight: 40 } }}
    />
  );
};
