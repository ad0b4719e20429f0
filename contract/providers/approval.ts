/** Decisions of the store or the platform about a delivery person. Imports nothing, because the app's lists load it. */
export const approvalStates = ['pending', 'approved', 'declined', 'blocked'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Who decided: the store itself, or the platform's administrators. */
export const deciders = ['store', 'platform'] as const;
export type Decider = (typeof deciders)[number];

export interface Approval {
  approval: ApprovalState;
  /** `null` before a decision. */
  approval_by: Decider | null;
}

/**
 * The choices for a declined person's orders that aren't picked up yet: they stay, or are withdrawn and offered again.
 * Picked-up orders stay until handover, and offers are always withdrawn.
 */
export const activeOrdersChoices = ['keep', 'take_back'] as const;
export type ActiveOrdersChoice = (typeof activeOrdersChoices)[number];

/** Why a decision isn't allowed. */
export type DecisionRefusal = 'declined_by_platform' | 'blocked_by_store';

/** Declining needs a reason, because the person will ask for it. */
export const needsReason = (state: ApprovalState): boolean => state === 'declined' || state === 'blocked';

/**
 * Whether this decision is allowed. Either side can decline at any time, and only that side can reverse it: a store
 * can't admit a person whom the platform declined, or the other way round.
 *
 * @returns `null` if it is allowed
 */
export function refuseDecision(current: Approval, to: ApprovalState, by: Decider): DecisionRefusal | null {
  const isNo = needsReason(current.approval);
  if (!isNo || current.approval_by === by || current.approval_by === null) return null;
  if (by === 'store') return 'declined_by_platform';
  // The platform can decline in addition to the store, but not reverse the store's decision.
  return needsReason(to) ? null : 'blocked_by_store';
}
