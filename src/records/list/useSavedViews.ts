import { type SortPayload, useListContext, useStore } from 'react-admin';

/** How a list was looked at, under a name. */
export interface SavedView {
  name: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
  perPage: number;
}

/** The views that were saved of a list on this device. */
export function useSavedViews(listName: string) {
  const { filterValues, setFilters, sort, setSort, perPage, setPerPage } = useListContext();
  const [views, setViews] = useStore<SavedView[]>(`${listName}.views`, []);
  const others = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    /** Keeps how the list is looked at now; a view of the same name is replaced. */
    save: (name: string) => setViews([...others(name), { name, filter: filterValues, sort, perPage }].sort(byName)),
    apply: (view: SavedView) => {
      setSort(view.sort);
      setPerPage(view.perPage);
      setFilters(view.filter, undefined, false);
    },
    remove: (name: string) => setViews(others(name)),
  };
}

const byName = (a: SavedView, b: SavedView): number => a.name.localeCompare(b.name);
