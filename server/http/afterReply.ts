import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Work = () => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Work to do after the reply was sent. */
    afterReply: Work[] | null;
  }
}

/** Runs the work that calls schedule for after their reply, and waits for it when the app closes. */
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

/** Schedules work for after the reply, whether it succeeds or fails. The work keeps the call's audit scope. */
export function afterReply(request: FastifyRequest, work: Work): void {
  request.afterReply ??= [];
  request.afterReply.push(AsyncResource.bind(work));
}
