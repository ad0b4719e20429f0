/** Switches that the platform sets on a store; a call or a screen may depend on one. */
export const storeFlags = [
  'is_store_can_add_provider',
  'is_store_can_create_group',
  'is_store_can_edit_order',
  'is_store_can_complete_order',
  'is_ask_estimated_time_for_ready_order',
  'is_provide_table_booking',
] as const;
export type StoreFlag = (typeof storeFlags)[number];
export type StoreFlags = Record<StoreFlag, boolean>;

/** The flags of something that has one of each, such as a store or its columns, apart from the rest of it. */
export const flagsOf = <Flags extends Record<StoreFlag, unknown>>(store: Flags): Pick<Flags, StoreFlag> =>
  Object.fromEntries(storeFlags.map((flag) => [flag, store[flag]])) as Pick<Flags, StoreFlag>;
