import { allows } from '#contract/allows';
import { ofProviders } from '#contract/calls/providers';
import { errorCodes } from '#contract/codes/errorCodes';
import { type HolderType, holderTypes } from '#contract/documents/holderTypes';
import { CallError } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';

type Context = Pick<CallContext, 'session'>;

/** A choice for each kind of holder: the store itself, or its delivery people. */
export interface ByHolder<Chosen> {
  store: Chosen;
  people: Chosen;
}

/** The pipeline lets owners through whatever their store's flags and standing: for delivery people's records both count. */
function assertManagesPeople({ session }: Context): void {
  if (session.accessBlocker || !allows(session, ofProviders)) throw new CallError(errorCodes.NOT_PERMITTED);
}

const isOwner = ({ session }: Context): boolean => session.sub_store_id === null;

/**
 * The choice for the holder that the body names.
 *
 * @throws 4001 if the caller can't have it: the store's own records are the owner's alone
 */
export function byHolderType<Chosen>(type: HolderType, context: Context, choices: ByHolder<Chosen>): Chosen {
  if (type === holderTypes.store) {
    if (!isOwner(context)) throw new CallError(errorCodes.NOT_PERMITTED);
    return choices.store;
  }
  assertManagesPeople(context);
  return choices.people;
}

/**
 * The same for a record that the body names by its ID. To a sub-account, one of the store's doesn't exist.
 *
 * @param found the record, if there is one
 */
export const byHolderOf = <Chosen>(
  found: { provider_id: string | null } | undefined,
  context: Context,
  choices: ByHolder<Chosen>,
): Chosen =>
  byHolderType(
    found?.provider_id === null && isOwner(context) ? holderTypes.store : holderTypes.provider,
    context,
    choices,
  );
