import { and, eq } from 'drizzle-orm';
import type { sharedDeviceCalls } from '#contract/calls/sharedDevices';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { subStores } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import type { Handler, Handlers } from '#server/http/handler';
import { endShiftsOf, pinHash } from '../session/service';
import { beginShift, endShift, getSharedDevice } from './shifts';

const setOwnPin: Handler<'set_own_pin'> = async ({ pin }, context) => {
  const { db, env, session } = context;
  const { store_id, sub_store_id } = session;
  if (sub_store_id === null) throw new CallError(errorCodes.UPDATE_FAILED);
  await db.transaction(async (tx) => {
    const pin_hash = pin === null ? null : await pinHash(tx, env, { store_id, sub_store_id }, pin);
    await tx
      .update(subStores)
      .set({ pin_hash })
      .where(and(eq(subStores.store_id, store_id), eq(subStores.id, sub_store_id)));
    await endShiftsOf(tx, store_id, sub_store_id);
  });
  context.messages.refreshAccess(store_id);
  return { has_pin: pin !== null, message: successCodes.PROFILE_UPDATED };
};

/** Shared devices: who works there. `subStores` has the calls of those who manage the team. */
export const sharedDeviceHandlers: Handlers<Exclude<keyof typeof sharedDeviceCalls, 'set_shared_device' | 'set_pin'>> =
  {
    get_shared_device: getSharedDevice,
    begin_shift: beginShift,
    end_shift: endShift,
    set_own_pin: setOwnPin,
  };
