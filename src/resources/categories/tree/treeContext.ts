import { createContext, use } from 'react';
import type { Branch } from './menuTree';
import type { Heading, HeadingName, TreeChanges } from './useTreeChanges';

/** What the parts of the tree share. */
export interface TreeActions {
  changes: TreeChanges;
  /** All branches, those that a search leaves out included. */
  branches: readonly Branch[];
  withCategories: boolean;
  /** Asks for another category for a sub-category. */
  askWhere: (id: string) => void;
  /** Deletes, or says why that cannot be. */
  remove: (name: HeadingName, heading: Heading) => void;
}

export const TreeContext = createContext<TreeActions | null>(null);

export function useTreeActions(): TreeActions {
  const actions = use(TreeContext);
  if (!actions) throw new Error('TreeContext is missing above this component');
  return actions;
}
