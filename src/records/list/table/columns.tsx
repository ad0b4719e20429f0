import {
  Children,
  type ComponentType,
  createContext,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
  useMemo,
  useState,
} from 'react';
import { RecordContextProvider, useListContext, useStore, useTranslate } from 'react-admin';
import { resourceByRaName } from '../../../descriptors/resources/index';
import type { ColumnVisibility, ResourceField } from '../../../kinds/kind';
import type { ListedRecord } from '../../../kinds/listedRecord';
import { ResourceFieldCell } from '../../resource/ResourceFieldCell';

/** Props of `DataTable.Col`: react-admin's, and how the column gives way if space is short. */
interface DataTableColumnProps<Rec extends ListedRecord = ListedRecord> extends ColumnVisibility {
  /** The field to show, and the key under which the choice of columns is kept. */
  source: string;
  /** Translation key; by default `<texts>.column.<source>`, or the field's label if there is no such text. */
  label?: string | false;
  /** Renders the cell from the record. */
  render?: (record: Rec) => ReactNode;
  /** Renders the cell; it reads the record from its context. */
  field?: ComponentType<{ source: string }>;
  children?: ReactNode;
  /** The list can be sorted by `source`; by default if the descriptor's field can. */
  sortable?: boolean;
  /** Field that the list call sorts by, if not `source`. */
  sortBy?: string;
  align?: 'end' | 'center';
}

/** A column as the head and the rows read it. */
export interface Column {
  key: string;
  label: string;
  /** Field that the list call sorts by. */
  sort?: string;
  width: number;
  grows?: boolean;
  align?: 'end' | 'center';
  rank: number;
  isExtra?: boolean;
  render: (record: ListedRecord) => ReactNode;
}

/** A column of a `DataTable`, which reads its props and renders head and cells itself. */
export const DataTableColumn = <Rec extends ListedRecord>(_props: DataTableColumnProps<Rec>): ReactElement | null =>
  null;

/** The columns among a table's children, in order, including those in fragments. */
const columnPropsOf = (children: ReactNode): DataTableColumnProps[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) return [];
    if (child.type === Fragment) return columnPropsOf((child.props as { children?: ReactNode }).children);
    return [child.props as DataTableColumnProps];
  });

/** The user's choice, by key. Columns without a choice depend on the available width. */
type ColumnChoice = Readonly<Record<string, boolean>>;

/**
 * The columns to show: those chosen, and as many of the rest as fit, lowest rank first.
 *
 * @param room px for all columns together
 */
export function shownColumns(columns: readonly Column[], choice: ColumnChoice, room: number): Column[] {
  const chosenKeys = new Set(
    columns.filter(({ key, rank }) => rank === 0 || choice[key] === true).map(({ key }) => key),
  );
  let used = columns.filter(({ key }) => chosenKeys.has(key)).reduce((sum, { width }) => sum + width, 0);
  const undecided = columns.filter(({ key, isExtra }) => !chosenKeys.has(key) && choice[key] === undefined && !isExtra);
  for (const { key, width } of undecided.toSorted((a, b) => a.rank - b.rank)) {
    if (used + width > room) break;
    used += width;
    chosenKeys.add(key);
  }
  return columns.filter(({ key }) => chosenKeys.has(key));
}

/** Which columns this device shows of a list. */
export const useColumnChoice = (listName: string) => useStore<ColumnChoice>(`${listName}.columns`, {});

/** Default width if the kinds aren't loaded. */
const widthByDefault = 140;

function rendererOf(props: DataTableColumnProps, field: ResourceField | undefined): Column['render'] {
  const { source, render, field: Field, children } = props;
  if (render) return render;
  if (Field || children)
    return (record) => (
      <RecordContextProvider value={record}>{Field ? <Field source={source} /> : children}</RecordContextProvider>
    );
  if (!field) throw new Error(`The column "${source}" has no descriptor field and no \`render\``);
  return (record) => <ResourceFieldCell field={field} record={record} />;
}

/**
 * The columns that a table's children describe, in the page's language. Returns the same array until one of these
 * changes.
 */
export function useColumns(children: ReactNode): readonly Column[] {
  const t = useTranslate();
  const { resource } = useListContext();
  return useMemo(() => {
    const { texts, fields = [] } = resourceByRaName(resource) ?? {};
    return columnPropsOf(children).map((props): Column => {
      const { source, label, sortBy, width, rank = 0, grows, align, isExtra } = props;
      const field = fields.find((each) => each.source === source);
      const { sortable = Boolean(field?.sort) } = props;
      const sort = sortBy ?? (sortable ? source : undefined);
      return {
        key: source,
        label: label === false ? '' : t(label ?? `${texts}.column.${source}`, { _: t(field?.label ?? source) }),
        ...(sort ? { sort } : {}),
        width: width ?? widthByDefault,
        rank,
        ...(grows ? { grows } : {}),
        ...(align ? { align } : {}),
        ...(isExtra ? { isExtra } : {}),
        render: rendererOf(props, field),
      };
    });
  }, [children, resource, t]);
}

interface TableColumns {
  columns: readonly Column[];
  /** Keys of the visible columns. */
  shown: readonly string[];
}

const noColumns: TableColumns = { columns: [], shown: [] };
const ColumnsContext = createContext<readonly [TableColumns, (next: TableColumns) => void]>([
  noColumns,
  () => undefined,
]);

/** Wraps a table and its `ColumnsButton`: the table reports its columns. */
export const ColumnsProvider = ({ children }: { children: ReactNode }) => {
  const state = useState(noColumns);
  return <ColumnsContext value={state}>{children}</ColumnsContext>;
};

export const useTableColumns = () => use(ColumnsContext);
