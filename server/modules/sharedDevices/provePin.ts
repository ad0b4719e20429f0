import { timingSafeEqual } from 'node:crypto';
import { errorCodes } from '#contract/codes/errorCodes';
import { type CallError, fieldsNotValid } from '#server/http/callError';
import type { CallContext } from '#server/http/handler';
import { writeAuditEntries } from '../audit/service';
import { pinHash } from '../session/service';
import type { PersonRow } from './loadDevice';

/** 4022 at the field with the PIN. */
export const pinRefused = (code: 'required' | 'pin_not_set' | 'pin_wrong'): CallError =>
  fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'pin', code }]);

/**
 * Checks a person's PIN. Wrong PINs are counted, like wrong passwords, for this person and this device's account:
 * signing in again doesn't help, and neither other people nor the boards have to wait.
 *
 * @returns the hash of the PIN that was right
 * @throws 4022 at `pin`, 4029 with `retry_after` after too many
 */
export async function provePin(person: PersonRow, pin: string | undefined, context: CallContext): Promise<string> {
  const { db, env, session, request, throttlePassword } = context;
  const { id, name, pin_hash, store_id } = person;
  if (pin_hash === null) throw pinRefused('pin_not_set');
  if (pin === undefined) throw pinRefused('required');
  const who = { account: `pin ${id}`, address: request.address, device: session.sub_store_id, captcha: null };
  const isRight = await throttlePassword(who, async () => {
    const hash = await pinHash(db, env, { store_id, sub_store_id: id }, pin);
    return timingSafeEqual(Buffer.from(hash), Buffer.from(pin_hash));
  });
  if (isRight) return pin_hash;
  // It needn't have been the person who works there.
  const actor = session.sharedDevice && {
    kind: 'sub_store' as const,
    id: session.sharedDevice.id,
    name: session.sharedDevice.name,
  };
  const record = { id, name: [name] };
  await writeAuditEntries(db, store_id, [
    { entity: 'sub_store', action: 'pin_failed', record, ...(actor && { actor }) },
  ]);
  throw pinRefused('pin_wrong');
}
