import { z } from 'zod';
import { checkupPointSchema } from '../entities/checkup';
import { call, noBody } from './call';

/** The owner's security check-up. */
export const checkupCalls = {
  get_security_checkup: call({
    audience: 'owner',
    allowInactiveStore: true,
    summary:
      'Eight points about the security of the owner’s account and the store, each with what was found and whether it needs attention',
    body: noBody,
    reply: z.object({ points: z.array(checkupPointSchema) }),
  }),
} as const;
