import { useTheme } from '@mui/material/styles';
import { useListContext } from 'ra-core';
import { Pagination } from 'ra-ui-materialui';
import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits';

/** Below the records: which of them these are, further pages, and how many stand on one. A new page begins at its top. */
export const ListPages = () => {
  const { page } = useListContext();
  const theme = useTheme();
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page) window.scrollTo(0, 0);
    before.current = page;
  }, [page]);
  return (
    <Pagination
      rowsPerPageOptions={[...limits.pageSizes]}
      sx={{
        '& .MuiToolbar-root': { flexWrap: 'wrap', px: 0.5, minBlockSize: 56, background: 'none' },
        '& .MuiPaginationItem-root, & .MuiTablePagination-select': { minHeight: 40, minInlineSize: 40 },
        '& .MuiTablePagination-displayedRows': { color: theme.palette.text.secondary },
      }}
    />
  );
};
