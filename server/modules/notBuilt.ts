import type { CallName } from '#contract/calls/index';
import type { Handlers } from '../http/handler';

/** Stands in for handlers that are being written. */
export const notBuilt = <Names extends CallName>(...names: Names[]): Handlers<Names> =>
  Object.fromEntries(
    names.map((name) => [name, () => Promise.reject(new Error(`${name} is not built yet`))]),
  ) as unknown as Handlers<Names>;
