import type { Handler } from '#server/http/handler';
import { needSecondFactorTicket, ownerVisitor, verifySecondFactor as verify } from '../session/service';
import { announceOwner, lockOwner } from './ownerStore';
import { openRequest } from './requests';
import { stopOpenRequest } from './stopChange';

/** Signs in. An owner who can prove a second factor needs no one to let them back in: a request under way ends. */
export const verifySecondFactor: Handler<'verify_second_factor'> = async (body, context) => {
  const { db, now, wakeOutbox } = context;
  const { store_id, sub_store_id } = await needSecondFactorTicket(db, body.ticket, now());
  const reply = await verify(body, context);
  if (sub_store_id !== null || !(await openRequest(db, store_id, now()))) return reply;
  await db.transaction(async (tx) => {
    const store = await lockOwner(tx, store_id);
    await stopOpenRequest(tx, store, ownerVisitor(store).actor, context);
    await announceOwner(tx, store);
  });
  wakeOutbox();
  return reply;
};
