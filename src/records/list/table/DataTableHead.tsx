import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate } from 'react-admin';
import { AllCheckbox } from '../selection';
import type { Column } from './columns';
import { Head, SortButton } from './tableParts';

interface DataTableHeadProps {
  columns: readonly Column[];
  /** IDs of the page's records, if they can be selected. */
  ids: readonly string[] | null;
  /** Sticks below the app bar while the page scrolls. */
  isSticky: boolean;
}

/** The column headers; those that the list can be sorted by are buttons. */
export const DataTableHead = ({ columns, ids, isSticky }: DataTableHeadProps) => {
  const t = useTranslate();
  const { sort, setSort } = useListContext();
  const style = isSticky ? undefined : ({ position: 'static' } as const);
  return (
    <thead>
      <tr>
        {ids && (
          <Head style={{ ...style, paddingInline: 4 }} scope="col">
            <AllCheckbox ids={ids} label={t('recordLists.select.page')} />
          </Head>
        )}
        {columns.map(({ key, label, sort: field, align }) => {
          const isActive = field !== undefined && sort.field === field;
          const isDown = isActive && sort.order === 'DESC';
          return (
            <Head
              key={key}
              scope="col"
              style={{ ...style, ...(align ? { textAlign: align } : {}) }}
              aria-sort={isActive ? (isDown ? 'descending' : 'ascending') : undefined}
            >
              {field ? (
                <SortButton
                  type="button"
                  data-active={isActive}
                  title={t('recordLists.sort.by', { label })}
                  onClick={() => setSort({ field, order: isActive && !isDown ? 'DESC' : 'ASC' })}
                  style={align === 'end' ? { flexDirection: 'row-reverse' } : undefined}
                >
                  <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{label}</span>
                  {isDown ? <ArrowDownwardIcon /> : <ArrowUpwardIcon />}
                </SortButton>
              ) : (
                label || <span style={visuallyHidden}>{t('recordLists.actions')}</span>
              )}
            </Head>
          );
        })}
      </tr>
    </thead>
  );
};
