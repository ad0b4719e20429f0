/** What the store or the platform decided about a delivery person. Imports nothing: the app's lists load it. */
export const approvalStates = ['pending', 'approved', 'declined', 'blocked'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Who decided: the store itself, or the platform's administrators. */
export const deciders = ['store', 'platform'] as const;
export type Decider = (typeof deciders)[number];

export interface Approval {
  approval: ApprovalState;
  /** `null` while nobody has decided. */
  approval_by: Decider | null;
}

/**
 * What becomes of orders that somebody who is turned away is to fetch: they stay, or are taken back and offered anew. What was
 * picked up stays until it is handed over, and what is only offered never stays.
 */
export const inHandChoices = ['keep', 'take_back'] as const;
export type InHandChoice = (typeof inHandChoices)[number];

/** Why a decision cannot be taken. */
export type DecisionRefusal = 'declined_by_platform' | 'blocked_by_store';

/** Saying no needs a reason: the person will ask for it. */
export const needsReason = (state: ApprovalState): boolean => state === 'declined' || state === 'blocked';

/**
 * Whether somebody may decide so. Either side may say no at any time, and only the side that said no takes it back: a
 * person whom the platform turned down is not let in by a store, nor the other way round.
 *
 * @returns `null` where it may be decided
 */
export function refuseDecision(current: Approval, to: ApprovalState, by: Decider): DecisionRefusal | null {
  const isNo = needsReason(current.approval);
  if (!isNo || current.approval_by === by || current.approval_by === null) return null;
  if (by === 'store') return 'declined_by_platform';
  // The platform may add its own no to the store's, and lift none of them.
  return needsReason(to) ? null : 'blocked_by_store';
}
