import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isReading, viewAsHeader } from '#contract/calls/isReading';
import { errorCodes } from '#contract/codes/errorCodes';
import { onBehalfOf } from '../../db/fairQueue';
import type { Env } from '../../env';
import { inAuditScope, noteOnceAnHour } from '../../modules/audit/service';
import { findSession, viewAs } from '../../modules/session/service';
import { CallError } from '../callError';
import type { Exchange, Step } from '../exchange';
import type { Session } from '../handler';
import { isSameKey } from '../sameKey';
import { callScope } from './callScope';
import { consume } from './consume';
import { countStranger } from './limitCalls';
import { header, sessionToken } from './sessionToken';

/** Whether a request has the platform's key. */
const isPlatform = (request: FastifyRequest, env: Pick<Env, 'PLATFORM_KEY'>): boolean =>
  isSameKey(header(request, 'platform-key'), env.PLATFORM_KEY);

/** A sub-account names itself with `type: '1'` and its `id`; these must match the token. */
function isWhoItSays(request: FastifyRequest, session: Session): boolean {
  const type = header(request, 'type');
  if (type === undefined) return true;
  if (type !== '1') return session.sub_store_id === null;
  return session.sub_store_id !== null && header(request, 'id') === session.sub_store_id;
}

/** 643 if a header or the body names a store other than the session's. */
export function refuseOtherStore({ request, body }: Exchange, session: Session): void {
  const inBody = body && typeof body === 'object' && 'store_id' in body ? body.store_id : undefined;
  const named = [header(request, 'store_id'), header(request, 'storeid'), inBody || undefined];
  if (named.some((id) => id !== undefined && id !== session.store_id)) {
    throw new CallError(errorCodes.STORE_ID_MISMATCH);
  }
}

/** Audited here: viewing starts with a header, not with a call of its own. */
const recordViewing = (exchange: Exchange, { store_id }: Session, account: { id: string; name: string }) =>
  inAuditScope(callScope(exchange, { entity: 'sub_store', action: 'look_as' }), () => {
    const record = { id: account.id, name: [account.name] };
    return noteOnceAnHour(exchange.db, store_id, { entity: 'sub_store', action: 'look_as', record });
  });

/**
 * The session as the account in `view-as` would have it. It only narrows the caller's permissions, and only for calls
 * that read.
 *
 * @throws 4001 if the caller can't view as that account, 4114 for a call that writes
 */
async function asAccount(exchange: Exchange, session: Session): Promise<Session> {
  const { name, request, db } = exchange;
  const subStoreId = header(request, viewAsHeader);
  if (subStoreId === undefined) return session;
  const viewed = z.uuid().safeParse(subStoreId).success ? await viewAs(db, session, subStoreId) : null;
  if (!viewed) throw new CallError(errorCodes.NOT_PERMITTED);
  if (!isReading(name)) throw new CallError(errorCodes.VIEW_ONLY);
  exchange.viewer = session;
  await recordViewing(exchange, session, { id: subStoreId, name: viewed.name });
  return viewed;
}

/**
 * The session of the call's token. Anyone can make up tokens, so a call with an unproven token counts towards the limit
 * of its address before the session is looked up, and is refunded once the session is found. Strangers at the same
 * address don't hold up a session that is already proven.
 *
 * @throws 4029 if the address exceeds the limit for strangers, 999 without a session
 */
async function provenSession(exchange: Exchange): Promise<Session> {
  const { request, deps } = exchange;
  const token = sessionToken(request);
  const wasProven = token !== undefined && deps.provenSessions.has(token);
  if (!wasProven) await countStranger(exchange);
  const refund = async () => void (wasProven || (await deps.limits.strangers.reward(request.ip)));
  const lookup = token ? findSession(exchange.db, token, deps.now()) : null;
  // Our own errors don't count as guesses.
  const session = await lookup?.catch((error: unknown) => refund().then(() => Promise.reject(error)));
  if (!token || !session || !isWhoItSays(request, session)) {
    if (token && !session) deps.provenSessions.remove(token);
    if (wasProven) await countStranger(exchange);
    throw new CallError(errorCodes.SESSION_ENDED);
  }
  await refund();
  deps.provenSessions.add(token, session.id);
  return session;
}

/** The token alone decides who the caller is and which store it is. Rate limits count by the session that it proves. */
export const needSession: Step = async (exchange, next) => {
  const { call, request, deps } = exchange;
  if (call.audience === 'public') return next();
  if (call.audience === 'platform') {
    if (isPlatform(request, deps.env)) return next();
    await countStranger(exchange);
    throw new CallError(errorCodes.NOT_PERMITTED);
  }

  const session = await provenSession(exchange);
  return onBehalfOf(session.id, async () => {
    await consume(deps.limits.sessions, session.id);
    refuseOtherStore(exchange, session);
    exchange.session = await asAccount(exchange, session);
    return next();
  });
};
