import type { FastifyInstance } from 'fastify';

/** One line a request: refusals at `info`, the rest at `debug`, so that a busy day does not drown them. Bodies and headers stay out. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.errorCode === undefined && reply.statusCode < 400 ? 'debug' : 'info';
    const call = request.routeOptions.config.call;
    const facts = {
      call,
      status: reply.statusCode,
      error_code: reply.errorCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[level]({ ...facts, ...(call ? {} : { req: request }) }, 'answered');
  });
}
