import type { Params } from './form';
import { badParam } from './standInError';
import type { StandInAccount } from './standInState';

type Answer = Record<string, unknown>;

const byId = (account: StandInAccount, id: string): unknown =>
  account.intents[id] ??
  account.setups[id] ??
  account.charges[id] ??
  account.methods[id] ??
  account.customers[id] ??
  account.refunds[id];

function expandPath(account: StandInAccount, target: Answer, [name = '', ...rest]: readonly string[]): void {
  if (name === 'data' && Array.isArray(target.data)) {
    for (const each of target.data) expandPath(account, each as Answer, rest);
    return;
  }
  if (!(name in target)) throw badParam('expand', `This property cannot be expanded (${name}).`);
  const value = target[name];
  if (typeof value === 'string') target[name] = structuredClone(byId(account, value));
  const inner = target[name];
  if (rest.length > 0 && inner && typeof inner === 'object') expandPath(account, inner as Answer, rest);
}

/** A copy of an answer with the resources in place of the ids that `expand` names. */
export function expanded(account: StandInAccount, answer: unknown, { expand }: Params): unknown {
  const copy = structuredClone(answer);
  const paths = Array.isArray(expand) ? expand : [];
  for (const path of paths) expandPath(account, copy as Answer, String(path).split('.'));
  return copy;
}
