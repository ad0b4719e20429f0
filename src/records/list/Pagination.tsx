import TablePagination from '@mui/material/TablePagination';
import { useEffect, useRef } from 'react';
import { type PaginationProps, useListContext, useLocale, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { countText } from './countText';

const sizeOf = (option: NonNullable<PaginationProps['rowsPerPageOptions']>[number]): number =>
  typeof option === 'number' ? option : option.value;

/**
 * Replaces react-admin's `Pagination`: phones have the page size and the first and last page too, and a new page starts at
 * its top. Renders nothing for a list that fits on the smallest page.
 */
export const Pagination = (props: Omit<PaginationProps, 'actions' | 'limit'>) => {
  const { rowsPerPageOptions = [...limits.pageSizes], ...rest } = props;
  const t = useTranslate();
  const locale = useLocale();
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page) window.scrollTo(0, 0);
    before.current = page;
  }, [page]);
  if (total <= Math.min(...rowsPerPageOptions.map(sizeOf))) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page - 1, Math.max(Math.ceil(total / perPage) - 1, 0))}
      rowsPerPage={perPage}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(_event, index) => setPage(index + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      labelRowsPerPage={t('recordLists.pages.size')}
      labelDisplayedRows={({ from, to, count }) =>
        t('recordLists.pages.shown', {
          from,
          to,
          count: countText(count, locale),
        })
      }
      getItemAriaLabel={(type) => t(`recordLists.pages.${type}`)}
      showFirstButton
      showLastButton
      sx={{
        '& .MuiToolbar-root': { flexWrap: 'wrap', justifyContent: 'end', px: 0.5, rowGap: 0.5 },
        '& .MuiTablePagination-spacer': { display: 'none' },
        '& .MuiTablePagination-selectLabel': { display: 'block' },
        '& .MuiInputBase-root': { display: 'inline-flex', marginInlineEnd: { xs: 1, sm: 3 }, marginInlineStart: 1 },
        '& .MuiTablePagination-select': { minHeight: 40, display: 'flex', alignItems: 'center' },
        '& .MuiTablePagination-actions': { marginInlineStart: { xs: 0.5, sm: 2 } },
      }}
      {...rest}
    />
  );
};
