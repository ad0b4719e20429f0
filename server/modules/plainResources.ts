import type { PlainEntity } from '#contract/resources/index';
import { joined } from '#contract/resources/joined';
import type { StoreResource } from '../records/storeResource';

/** The plain resources of `contract/resources`, complete by its type: their calls, and how the audit log sees them. */
export const plainResources = {
  // One line each.
} satisfies { [Entity in PlainEntity]: StoreResource };

export const plainHandlers = joined(plainResources, 'handlers');
