import Pagination from '@mui/material/Pagination';
import { useTranslate } from 'react-admin';

interface PageNumbersProps {
  /** The accessible name of the list. */
  label: string;
  /** The number of pages. */
  count: number;
  /** The first is 1. */
  page: number;
  onChange: (page: number) => void;
}

/** A list's page numbers. */
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
