import { askOf } from '../askBefore';
import type { Step } from '../exchange';
import { contextOf } from './handle';

/** Asks what the call needs of others before its transaction, which would keep rows locked for as long. */
export const askOutside: Step = async (exchange, next) => {
  const ask = askOf(exchange.deps.handlers[exchange.name]);
  if (ask) exchange.handler = await ask(exchange.body as never, contextOf(exchange) as never);
  return next();
};
