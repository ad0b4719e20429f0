import type { BodyOf, ReplyOf, StoreCallName } from '#contract/calls/index';
import { type CallOptions, callApi } from './callApi';

type CamelCase<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Text;

type Call<Name extends StoreCallName> = (
  ...args: object extends BodyOf<Name>
    ? [body?: BodyOf<Name>, options?: CallOptions]
    : [body: BodyOf<Name>, options?: CallOptions]
) => Promise<ReplyOf<Name> & { message?: number }>;

type CallMethods<Names extends StoreCallName> = { [Name in Names as CamelCase<Name>]: Call<Name> };

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * One method per call, named after it, with the contract's body and reply.
 *
 * @example const { getOrder } = callMethods('get_order'); await getOrder({ order_id }, { signal })
 */
export function callMethods<Names extends StoreCallName>(...names: readonly Names[]): CallMethods<Names> {
  const methodOf = (name: Names) => (body?: BodyOf<Names>, options?: CallOptions) =>
    callApi(name, body ?? ({} as BodyOf<Names>), options);
  return Object.fromEntries<unknown>(names.map((name) => [camelCase(name), methodOf(name)])) as CallMethods<Names>;
}
