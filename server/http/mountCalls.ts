import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call';
import { callPath } from '#contract/calls/callPath';
import { type CallName, calls } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { type CallDeps, type Exchange, inOrder } from './exchange';
import { fitReply } from './steps/fitReply';
import { handle } from './steps/handle';
import { limitAccount } from './steps/limitAccount';
import { limitCalls } from './steps/limitCalls';
import { needPermission } from './steps/needPermission';
import { needSession } from './steps/needSession';
import { needStanding } from './steps/needStanding';
import { needStoreFlag } from './steps/needStoreFlag';
import { onceByKey } from './steps/onceByKey';
import { validateBody } from './steps/validateBody';

/** The way of every call, from its arrival to its reply; `fitReply` stands around the handler and sees what it replied. */
// biome-ignore format: one line, to be read as one sentence
const carryOut = inOrder(limitCalls, needSession, needStanding, needStoreFlag, needPermission, validateBody, limitAccount, onceByKey, fitReply, handle);

/** Gives every call of the contract's table its route. */
export function mountCalls(app: FastifyInstance, { db, ...deps }: CallDeps): void {
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const answer = async (request: FastifyRequest) => {
      const body = call.method === 'GET' ? request.query : request.body;
      const exchange: Exchange = { name, call, request, deps, body, session: null, db, wroteToOutbox: false };
      const reply = await carryOut(exchange);
      if (exchange.wroteToOutbox) deps.realtime.wakeOutbox();
      return reply;
    };
    app.route({
      method: call.method,
      url: callPath(name),
      bodyLimit: limits.bodyBytes,
      config: { call: name },
      handler: answer,
    });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which call of the contract a route carries out. */
    call?: CallName;
  }
}
