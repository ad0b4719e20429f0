import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import type { ResourceField } from '../../kinds/kind';
import { resourceByRaName } from '../../resources/index';
import { ResourceFieldCell } from '../resource/ResourceFieldCell';
import { type Column, columnPropsOf, type DataTableColumnProps } from './DataTableColumn';

/** Where the kinds are not loaded, a column says itself how it is drawn. */
const widthByDefault = 140;

function drawerOf(props: DataTableColumnProps, field: ResourceField | undefined): Column['render'] {
  const { source, render, field: Field, children } = props;
  if (render) return render;
  if (Field || children)
    return (record) => (
      <RecordContextProvider value={record}>{Field ? <Field source={source} /> : children}</RecordContextProvider>
    );
  if (!field) throw new Error(`The column "${source}" is no field, and says not how it is drawn`);
  return (record) => <ResourceFieldCell field={field} record={record} />;
}

/** The columns that a table's children describe, in the page's language; the same array until one of these changes. */
export function useColumns(children: ReactNode): readonly Column[] {
  const t = useTranslate();
  const { resource } = useListContext();
  return useMemo(() => {
    const fields = resourceByRaName(resource)?.fields ?? [];
    return columnPropsOf(children).map((props): Column => {
      const { source, label, sortBy, disableSort = false, width, rank = 0, grows, align, isExtra } = props;
      const field = fields.find((each) => each.source === source);
      const sort = sortBy ?? (field?.sort && !disableSort ? source : undefined);
      return {
        key: source,
        label: label === false ? '' : t(label ?? field?.label ?? source),
        ...(sort ? { sort } : {}),
        width: width ?? widthByDefault,
        rank,
        ...(grows ? { grows } : {}),
        ...(align ? { align } : {}),
        ...(isExtra ? { isExtra } : {}),
        render: drawerOf(props, field),
      };
    });
  }, [children, resource, t]);
}

interface TableColumns {
  columns: readonly Column[];
  /** Keys of those on the screen. */
  shown: readonly string[];
}

const noColumns: TableColumns = { columns: [], shown: [] };
const ColumnsContext = createContext<readonly [TableColumns, (next: TableColumns) => void]>([
  noColumns,
  () => undefined,
]);

/** Around a table and its `ColumnsButton`: the table tells which columns it has and shows. */
export const ColumnsProvider = ({ children }: { children: ReactNode }) => {
  const state = useState(noColumns);
  return <ColumnsContext value={state}>{children}</ColumnsContext>;
};

export const useTableColumns = () => use(ColumnsContext);
