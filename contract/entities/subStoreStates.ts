/** How a sub-account stands. Imports nothing: lists load it. */
export const subStoreStates = ['active', 'invited', 'waiting', 'disabled'] as const;
export type SubStoreState = (typeof subStoreStates)[number];
