import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { SubStoreState } from '#contract/entities/subStoreStates';
import { subStores } from '#server/db/schema/index';

const isOn = eq(subStores.is_disabled, false);
const hasPassword = isNotNull(subStores.password_hash);

const conditions: Record<SubStoreState, SQL | undefined> = {
  disabled: eq(subStores.is_disabled, true),
  invited: and(isOn, isNull(subStores.password_hash)),
  waiting: and(isOn, hasPassword, eq(subStores.is_approved, false)),
  active: and(isOn, hasPassword, eq(subStores.is_approved, true)),
};

/** Those that stand as `stateOf` says. */
export const stateCondition = (state: SubStoreState): SQL | undefined => conditions[state];
