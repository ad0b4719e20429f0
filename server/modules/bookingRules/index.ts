import { replayOf } from '#contract/bookings/replay';
import { withTyped } from '#contract/bookings/withTyped';
import type { bookingReplayCalls } from '#contract/calls/bookingReplay';
import type { Handlers } from '#server/http/handler';
import { nextTurn } from '#server/http/inTurns';
import { loadStoreTerms } from '../orders/service';
import { loadComing, loadPast, loadReplayFacts } from './loadReplayed';
import { bookingsOutside } from './settleBookings';

/** The effect of rules for bookings before they are saved. */
export const bookingReplayHandlers: Handlers<keyof typeof bookingReplayCalls> = {
  async get_booking_replay(body, { db, session, now }) {
    const terms = await loadStoreTerms(db, session.store_id);
    const saved = terms.booking_rules;
    const typed = withTyped(saved, body);
    const facts = await loadReplayFacts(db, terms);
    const [past, coming] = [await loadPast(db, session.store_id, now()), await loadComing(db, session.store_id, now())];
    const replay = replayOf(facts);
    // Each takes some tenths of a second at a busy store: other calls are served between them.
    const refused = replay(typed, past);
    await nextTurn();
    const before = replay(saved, past);
    await nextTurn();
    const requests = past.filter(({ at, asked }) => at > asked);
    const customers = requests.filter(({ id, by }) => by === 'guest' && !refused.has(id));
    const isAutomatic = ({ persons }: { persons: number }) =>
      terms.rules.is_auto_accept || persons <= typed.accept_persons_max;
    return {
      past: {
        ...{ requests: requests.length, refused: refused.size, refused_before: before.size },
        ...{ customers: customers.length, automatic: customers.filter(isAutomatic).length },
      },
      coming: { bookings: coming.length, outside: bookingsOutside(facts, [saved, typed], coming) },
    };
  },
};
