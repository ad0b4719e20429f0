import { sql } from 'drizzle-orm';
import type { waitingCalls } from '#contract/calls/waiting';
import { successCodes } from '#contract/codes/successCodes';
import type { WaitingParty } from '#contract/entities/waitingParty';
import { businessDate, businessDay } from '#contract/time';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { waitingParties } from '#server/db/schema/waitingParties';
import type { CallContext, Handlers } from '#server/http/handler';
import { changeRecords } from '#server/records/changeRecords';
import { touched } from '#server/records/touched';
import { getWaitingList } from './getWaitingList';
import { seatWaitingParty } from './seatWaitingParty';
import { isParty, lockLeft, lockWaiting, presentParty } from './waitingParties';

type Changes = Partial<typeof waitingParties.$inferInsert>;

interface PartyChange {
  _id: string;
  version?: number;
  /** Puts a party back that left, instead of changing one that waits. */
  hasLeft?: boolean;
  changes: (now: Date) => Changes;
}

/** Changes a party, and tells the other devices. */
const changeParty = (
  context: CallContext,
  { _id, version, hasLeft = false, changes }: PartyChange,
): Promise<WaitingParty> =>
  changeRecords(context, async (tx: Database, announce) => {
    const { session, now } = context;
    const at = now();
    const row = hasLeft
      ? await lockLeft(tx, session.store_id, _id, businessDay(businessDate(at, session), session).start)
      : await lockWaiting(tx, session.store_id, _id, version);
    const [changed = row] = await tx
      .update(waitingParties)
      .set({ ...changes(at), ...touched(session, at), version: sql`${waitingParties.version} + 1` })
      .where(isParty(session.store_id, _id))
      .returning();
    announce('waiting_party', [_id]);
    return presentParty(changed);
  });

/** The waiting list: parties without a booking for whom no table is free yet. */
export const waitingHandlers: Handlers<keyof typeof waitingCalls> = {
  get_waiting_list: getWaitingList,

  async add_waiting_party(body, context) {
    const { session, now } = context;
    const { persons, name, country_phone_code, phone, note, quoted_minutes } = body;
    const id = newId();
    await changeRecords(context, async (tx, announce) => {
      await tx.insert(waitingParties).values({
        ...{ store_id: session.store_id, id, persons, name, note, quoted_minutes },
        ...{ phone, country_phone_code: phone && country_phone_code },
        ...{ added_at: now(), added_by: session.name, ...touched(session, now()) },
      });
      announce('waiting_party', [id]);
    });
    return { _id: id, message: successCodes.UPDATED };
  },

  async update_waiting_party(body, context) {
    const { _id, version, persons, name, country_phone_code, phone, note, quoted_minutes } = body;
    const fields = { persons, name, phone, country_phone_code: phone && country_phone_code, note, quoted_minutes };
    const party = await changeParty(context, { _id, version, changes: () => fields });
    return { party, message: successCodes.UPDATED };
  },

  seat_waiting_party: seatWaitingParty,

  async remove_waiting_party({ _id }, context) {
    const party = await changeParty(context, { _id, changes: (at) => ({ state: 'left', ended_at: at }) });
    return { party, message: successCodes.UPDATED };
  },

  async restore_waiting_party({ _id }, context) {
    const changes = () => ({ state: 'waiting', ended_at: null }) as const;
    const party = await changeParty(context, { _id, hasLeft: true, changes });
    return { party, message: successCodes.UPDATED };
  },
};
