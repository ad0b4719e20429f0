import { z } from 'zod';
import { limits } from './limits';
import type { ReplayRequest } from './stream';

export * from './entities/orderMessage';
export * from './entities/providerMessage';
export * from './entities/recordMessage';
export * from './stream';

/** The data with which a client authenticates when it connects; `last_seq` asks for the events after it. */
export const socketAuthSchema = z.object({
  store_id: z.string(),
  servertoken: z.string(),
  id: z.string().optional(),
  device_token: z.string().optional(),
  /** The sub-account that the listener views as. */
  view_as: z.uuid().optional(),
  last_seq: z.int().min(0).nullable().optional(),
  /** Without a `last_seq`: how long ago, in ms, the page requested its data. The server sends the events since then. */
  asked_ago: z.int().min(0).max(limits.replayAgeMs).optional(),
});
export type SocketAuth = z.infer<typeof socketAuthSchema>;

export const replayRequestSchema = z.object({ after: z.int().min(0) }) satisfies z.ZodType<ReplayRequest>;
