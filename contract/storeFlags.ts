/** Switches that the platform sets for a store. Calls and screens can depend on them. */
export const storeFlags = [
  'is_store_can_add_provider',
  'is_store_can_create_group',
  'is_store_can_edit_order',
  'is_store_can_complete_order',
  'is_ask_estimated_time_for_ready_order',
  'is_provide_table_booking',
  'is_show_dashboard',
] as const;
export type StoreFlag = (typeof storeFlags)[number];
export type StoreFlags = Record<StoreFlag, boolean>;

/** Picks the flags from an object that has all of them, such as a store or its columns. */
export const flagsOf = <Flags extends Record<StoreFlag, unknown>>(store: Flags): Pick<Flags, StoreFlag> =>
  Object.fromEntries(storeFlags.map((flag) => [flag, store[flag]])) as Pick<Flags, StoreFlag>;
