import { type StoreFlags, storeFlags } from '#contract/storeFlags';

/** The platform's switches of a store, apart from the rest of it. */
export const flagsOf = (store: StoreFlags): StoreFlags =>
  Object.fromEntries(storeFlags.map((flag) => [flag, store[flag]])) as StoreFlags;
