import { z } from 'zod';
import { readinessStepSchema } from '../entities/readiness';
import { call, noBody } from './call';

/** "Ready to sell". */
export const readinessCalls = {
  get_readiness: call({
    audience: 'owner',
    allowInactiveStore: true,
    summary:
      'The steps before the store can sell and is paid: what is done, what waits for the platform, and what each one blocks. Steps that the store doesn’t need are left out',
    body: noBody,
    reply: z.object({ steps: z.array(readinessStepSchema) }),
  }),
} as const;
