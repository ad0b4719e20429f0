import { z } from 'zod';
import { id } from '../entities/shared';
import { deviceSessionSchema } from '../entities/subStore';
import { body, call } from './call';

/** The account: omitted for the caller's own, `null` for the owner's. */
const whose = { sub_store_id: id.nullable().optional() };

/** The devices on which an account is signed in. */
export const deviceSessionCalls = {
  get_session_list: call({
    audience: 'session',
    allowInactiveStore: true,
    summary:
      "Where an account is signed in, the latest use first; one's own unless another is named. The owner sees every account's, others those of accounts that they may change; 4001 otherwise",
    body: body(whose),
    reply: z.object({ data: z.array(deviceSessionSchema), count: z.int() }),
  }),
  end_session: call({
    audience: 'session',
    allowInactiveStore: true,
    audit: { entity: 'session', action: 'end_session' },
    summary: 'Signs out one device of an account whose devices the caller can see',
    body: body({ _id: id }),
    reply: z.object({ ended: z.int() }),
  }),
  end_other_sessions: call({
    audience: 'session',
    allowInactiveStore: true,
    audit: { entity: 'session', action: 'end_session', record: 'sub_store_id' },
    summary: "Signs an account out on every device except the caller's",
    body: body(whose),
    reply: z.object({ ended: z.int() }),
  }),
} as const;
