/** Rows that are sorted together. A row can only move to a group of the same kind. */
export interface SortGroup {
  id: string;
  kind: string;
  /** Announced when a row moves into it; not needed if there is only one group. */
  name?: string;
  ids: readonly string[];
}

/** Where a row went. */
export interface SortMove {
  id: string;
  from: string;
  to: string;
  index: number;
  /** The rows of the row's new group, in their new order. */
  ids: string[];
}

type Groups = readonly SortGroup[];

export const groupOf = (groups: Groups, id: string): SortGroup | undefined =>
  groups.find(({ ids }) => ids.includes(id));

/** Returns the groups with one row moved. An index beyond the end means the end. */
export function arranged(groups: Groups, id: string, to: string, index: number): Groups {
  return groups.map((group) => {
    const others = group.ids.filter((other) => other !== id);
    if (group.id === to) return { ...group, ids: others.toSpliced(Math.max(0, index), 0, id) };
    return others.length === group.ids.length ? group : { ...group, ids: others };
  });
}

/** Returns the groups with a row moved one position; past the end of its group, into the next one of its kind. */
export function stepped(groups: Groups, id: string, step: 1 | -1): Groups {
  const group = groupOf(groups, id);
  if (!group) return groups;
  const index = group.ids.indexOf(id) + step;
  if (index >= 0 && index < group.ids.length) return arranged(groups, id, group.id, index);
  const kin = groups.filter(({ kind }) => kind === group.kind);
  const next = kin[kin.findIndex((other) => other.id === group.id) + step];
  return next ? arranged(groups, id, next.id, step === 1 ? 0 : next.ids.length) : groups;
}

/** Returns how a row moved between two arrangements; `null` if it didn't. */
export function moveBetween(before: Groups, after: Groups, id: string): SortMove | null {
  const from = groupOf(before, id);
  const to = groupOf(after, id);
  if (!from || !to) return null;
  const index = to.ids.indexOf(id);
  if (from.id === to.id && from.ids.indexOf(id) === index) return null;
  return { id, from: from.id, to: to.id, index, ids: [...to.ids] };
}

/** Identifies an arrangement, to compare two. */
export const signature = (groups: Groups): string => groups.map(({ id, ids }) => `${id}:${ids.join(',')}`).join(';');
