/**
 * The states of a request to be paid out. `transferred`: the money has left, and the payout is booked. `completed`: it
 * arrived. `returned`: the bank sent it back.
 */
export const walletStates = [
  'requested',
  'accepted',
  'transferred',
  'completed',
  'returned',
  'declined',
  'cancelled',
] as const;
export type WalletState = (typeof walletStates)[number];

/** How many requests `get_wallet` has: all open ones, and the latest of the others. `get_wallet_request_list` has all. */
export const walletRequestsShown = 100;

/** Requests whose amount isn't paid out yet, but can't be requested or paid out again. */
export const openWalletStates = ['requested', 'accepted'] as const satisfies readonly WalletState[];

/** The platform's steps, with the states that each leads from and to. */
export const walletSteps = {
  accept: { from: ['requested'], to: 'accepted' },
  transfer: { from: ['accepted'], to: 'transferred' },
  complete: { from: ['transferred'], to: 'completed' },
  decline: { from: ['requested', 'accepted'], to: 'declined' },
} as const satisfies Record<string, { from: readonly WalletState[]; to: WalletState }>;
export type WalletStep = keyof typeof walletSteps;
export const walletStepNames = Object.keys(walletSteps) as [WalletStep, ...WalletStep[]];

/** Whether a request in this state can take a step. */
export const canTake = (step: WalletStep, state: WalletState): boolean =>
  (walletSteps[step].from as readonly WalletState[]).includes(state);
