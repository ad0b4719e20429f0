import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Work = () => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    /** What is done once the reply has left. */
    afterReply: Work[] | null;
  }
}

/** Runs what calls leave for after their reply, and waits for it when the app closes. */
export function runAfterReplies(app: FastifyInstance): void {
  const running = new Set<Promise<void>>();
  app.decorateRequest('afterReply', null);
  app.addHook('onResponse', async (request) => {
    for (const work of request.afterReply ?? []) {
      const run = work()
        .catch((error) => request.log.error({ err: error }, 'work after a reply failed'))
        .finally(() => running.delete(run));
      running.add(run);
    }
  });
  app.addHook('onClose', () => Promise.all(running));
}

/** Leaves work for after the reply, whatever it says; the work keeps the call's place in the audit log. */
export function afterReply(request: FastifyRequest, work: Work): void {
  request.afterReply ??= [];
  request.afterReply.push(AsyncResource.bind(work));
}
