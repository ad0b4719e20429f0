import type { FastifyInstance } from 'fastify';
import { errorCodes } from '#contract/codes/errorCodes';
import { refuse } from './failures';

/** While the server closes, what comes anew on open connections is refused with 503; what is under way is finished. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isClosing) refuse(request, reply, 503, errorCodes.INTERNAL_SERVER_ERROR);
    else done();
  });
}
