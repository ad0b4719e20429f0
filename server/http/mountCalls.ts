import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call';
import { callPath } from '#contract/calls/callPath';
import { type CallName, calls } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { onBehalfOf } from '../db/fairQueue';
import { type CallDeps, type Exchange, inOrder } from './exchange';
import { replyText } from './replyText';
import { admit } from './steps/admit';
import { askOutside } from './steps/askOutside';
import { auditStep } from './steps/auditStep';
import { fitReply } from './steps/fitReply';
import { handle } from './steps/handle';
import { idempotently } from './steps/idempotently';
import { limitCalls } from './steps/limitCalls';
import { needPermission, needStoreFlag, requireActiveStore } from './steps/needPermission';
import { needSession } from './steps/needSession';
import { needStepUp } from './steps/needStepUp';
import { readUpload } from './steps/readUpload';
import { refuseDeletedStore } from './steps/refuseDeletedStore';
import { validateBody } from './steps/validateBody';

/** The pipeline of every call, from arrival to reply. `fitReply` wraps the handler and checks what it replied. */
// biome-ignore format: one line, to show the order at a glance
const runPipeline = inOrder(limitCalls, needSession, requireActiveStore, needStoreFlag, needPermission, readUpload, validateBody, needStepUp, admit, refuseDeletedStore, askOutside, idempotently, auditStep, fitReply, handle);

function mountCall(app: FastifyInstance, name: CallName, call: Call, { db, ...deps }: CallDeps): void {
  const answer = async (request: FastifyRequest, httpReply: FastifyReply) => {
    const body = call.method === 'GET' ? request.query : request.body;
    const found = { session: null, viewer: null, upload: null, storedReply: null, handler: null };
    const state = { isInTransaction: false, wroteToOutbox: false, afterwards: [] };
    const exchange: Exchange = { name, call, request, httpReply, deps, body, db, ...found, ...state };
    const reply = await onBehalfOf(deps.provenSessions.callerOf(request), () => runPipeline(exchange));
    for (const callback of exchange.afterwards) callback();
    if (exchange.wroteToOutbox) deps.realtime.wakeOutbox();
    return httpReply.type('application/json; charset=utf-8').send(await replyText(reply));
  };
  app.route({
    method: call.method,
    url: callPath(name),
    bodyLimit: limits.bodyBytes,
    config: { call: name },
    handler: answer,
  });
}

/** Mounts a route for every call of the contract. Calls that take a file accept only forms; all others accept only JSON. */
export async function mountCalls(app: FastifyInstance, deps: CallDeps): Promise<void> {
  const table = Object.entries(calls) as [CallName, Call][];
  for (const [name, call] of table) if (!call.upload) mountCall(app, name, call, deps);
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    await forms.register(multipart);
    for (const [name, call] of table) if (call.upload) mountCall(forms, name, call, deps);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call that a route serves. */
    call?: CallName;
  }
}
