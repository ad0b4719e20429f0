import type { Logger } from 'pino';
import type { CallName } from '#contract/calls/index';
import { afterReply } from '../afterReply';
import type { CallReply, Exchange, Step } from '../exchange';
import type { CallContext, Handler, SessionMessages } from '../handler';
import { isStorable } from '../keepableText';
import { knownDevice } from '../knownDevices';
import { header } from './sessionToken';

const languageOf = (lang: string | undefined): number => (/^\d{1,2}$/.test(lang ?? '') ? Number(lang) : 0);

/** Sends messages after the call has committed, so that a device that reacts at once finds the change. */
const toldAfterwards = ({ deps: { realtime }, afterwards }: Exchange): SessionMessages => ({
  endSessions: (...ended) => void afterwards.push(() => realtime.endSessions(...ended)),
  broadcastStore: (...message) => void afterwards.push(() => realtime.broadcastStore(...message)),
  refreshAccess: (storeId) => void afterwards.push(() => realtime.refreshAccess(storeId)),
  refreshAllAccess: () => void afterwards.push(() => realtime.refreshAllAccess()),
  providersChanged: (storeId) => void afterwards.push(() => realtime.providersChanged(storeId)),
});

/** The context that a handler gets besides the body. */
export function contextOf(exchange: Exchange): CallContext {
  const { deps, request, httpReply, session, db } = exchange;
  return {
    db,
    env: deps.env,
    log: request.log as Logger,
    session,
    language: languageOf(header(request, 'lang')),
    now: deps.now,
    // Inside a transaction there is nothing to send yet.
    wakeOutbox: () => {
      exchange.wroteToOutbox = true;
    },
    messages: toldAfterwards(exchange),
    upload: exchange.upload,
    storedReply: exchange.storedReply,
    files: deps.files,
    pdf: deps.pdf,
    positions: deps.positions,
    addressSearch: deps.addressSearch,
    billing: deps.billing,
    fetch: deps.fetch,
    gatewayFetch: deps.gatewayFetch,
    paymentGateways: deps.paymentGateways,
    nameServers: deps.nameServers,
    throttlePassword: deps.limits.passwords,
    throttleCode: deps.limits.codes,
    device: knownDevice(request, httpReply, deps.now),
    afterReply: (work: () => Promise<void>) => afterReply(request, work),
    request: {
      id: request.id,
      address: isStorable(request.ip),
      userAgent: isStorable(request.headers['user-agent'] ?? ''),
    },
  } as CallContext;
}

/** Calls the handler. The table's types tie name, body and reply together; they meet here at run time. */
export const handle: Step = (exchange) => {
  const handler = exchange.handler ?? (exchange.deps.handlers[exchange.name] as Handler<CallName>);
  return handler(exchange.body as never, contextOf(exchange) as never) as Promise<CallReply>;
};
