import { z } from 'zod';

/** The steps before a store can sell and is paid, in the order in which they are shown. */
export const readinessSteps = ['verify', 'documents', 'approval', 'hours', 'area', 'menu', 'bank', 'test'] as const;
export type ReadinessStepName = (typeof readinessSteps)[number];

/** `waiting`: the platform has to act. `later`: its page is closed while the store is blocked. */
export const readinessStates = ['done', 'waiting', 'to_do', 'later'] as const;
export type ReadinessState = (typeof readinessStates)[number];

/** The parts that don't work until a step is done. `store`: orders, and every page but the profile. `fee`: charging for delivery. */
export const readinessBlocks = ['store', 'orders', 'fee', 'payouts'] as const;
export type ReadinessBlock = (typeof readinessBlocks)[number];

export const readinessStepSchema = z.object({
  step: z.enum(readinessSteps),
  state: z.enum(readinessStates),
  /** `null` once it's done, and if nothing depends on it now. */
  blocks: z.enum(readinessBlocks).nullable(),
});
export type ReadinessStep = z.infer<typeof readinessStepSchema>;
