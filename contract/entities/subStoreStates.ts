/** The states of a sub-account. Imports nothing, because lists load it. */
export const subStoreStates = ['active', 'invited', 'waiting', 'disabled'] as const;
export type SubStoreState = (typeof subStoreStates)[number];
