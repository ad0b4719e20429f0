import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BodyOf } from '#contract/calls/index';
import type { StoreDataProvider } from '../../../dataProvider/index';

/** The party, time and tables that are taken while the rest is typed. */
type Wanted = Omit<BodyOf<'type_booking'>, '_id'>;

/** A choice counts once it has stood for so long. */
const settleMs = 300;
/** While someone types, the tables are taken again at most this often. */
const renewMs = 60_000;

interface TypingOptions {
  /** Stays the same while the dialog is open. */
  typedId: string;
  /** `null` while nothing can be taken. */
  wanted: Wanted | null;
  /** Changes with each key that is typed. */
  typed: string;
  /** Others have the tables. */
  onRefused: () => void;
}

/**
 * Takes the chosen tables while someone types the rest of a booking, and gives them back at the end. It never stands in
 * the way: what can't be taken can be typed all the same, and the booking says then what others have.
 *
 * @returns until when the chosen tables are taken; `null` if they aren't
 */
export function useTyping({ typedId, wanted, typed, onRefused }: TypingOptions): string | null {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [taken, setTaken] = useState<{ about: string; until: string } | null>(null);
  const latest = useRef({ onRefused, asked: 0, isAsked: false, isOver: false });
  latest.current.onRefused = onRefused;
  /** One after the other, so that the last choice is what stays. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const about = wanted ? JSON.stringify(wanted) : '';

  const take = useCallback(
    (choice: string) => {
      Object.assign(latest.current, { asked: Date.now(), isAsked: true });
      queue.current = queue.current.then(async () => {
        if (latest.current.isOver) return;
        try {
          const { typed } = await dataProvider.typeBooking({ _id: typedId, ...(JSON.parse(choice) as Wanted) });
          setTaken({ about: choice, until: typed.expires_at });
        } catch {
          setTaken(null);
          latest.current.onRefused();
        }
      });
    },
    [dataProvider, typedId],
  );
  const drop = useCallback(() => {
    if (!latest.current.isAsked) return;
    latest.current.isAsked = false;
    // If it doesn't arrive, the tables are free in a few minutes.
    queue.current = queue.current.then(() => dataProvider.dropTypedBooking({ _id: typedId }).catch(() => undefined));
  }, [dataProvider, typedId]);

  useEffect(() => {
    if (about === '') return drop();
    const timer = setTimeout(() => take(about), settleMs);
    return () => clearTimeout(timer);
  }, [about, take, drop]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key that is typed counts, not what it says
  useEffect(() => {
    const { asked, isAsked } = latest.current;
    if (isAsked && about !== '' && Date.now() - asked > renewMs) take(about);
  }, [typed]);

  useEffect(() => {
    latest.current.isOver = false;
    return () => {
      latest.current.isOver = true;
      drop();
    };
  }, [drop]);

  return taken?.about === about ? taken.until : null;
}
