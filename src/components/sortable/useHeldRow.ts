import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { groupOf, moveBetween, type SortGroup, type SortMove, signature } from './arrangement';

type Groups = readonly SortGroup[];

interface Held {
  id: string;
  by: 'keys' | 'pointer';
  start: Groups;
  now: Groups;
}

interface HeldRowOptions {
  groups: Groups;
  nameOf: (id: string) => string;
  onMove: (move: SortMove) => unknown;
}

/**
 * The row that is being moved, with its announcements for screen readers. A dropped row stays where it was dropped
 * until the owner's rows are updated, so that nothing jumps back for a frame.
 */
export function useHeldRow({ groups, nameOf, onMove }: HeldRowOptions) {
  const t = useTranslate();
  const [held, setHeld] = useState<Held | null>(null);
  const [settling, setSettling] = useState<{ base: string; now: Groups } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const base = useMemo(() => signature(groups), [groups]);
  const shown = held?.now ?? (settling?.base === base ? settling.now : groups);

  const announce = useCallback(
    (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: string, now: Groups) => {
      const group = groupOf(now, id);
      if (!group) return;
      const place = { position: group.ids.indexOf(id) + 1, total: group.ids.length };
      const where = group.name ? t('sortable.place_in', { ...place, group: group.name }) : t('sortable.place', place);
      setAnnouncement(t(`sortable.${what}`, { name: nameOf(id), where }));
    },
    [t, nameOf],
  );

  return {
    held,
    shown,
    announcement,
    lift(id: string, by: Held['by']) {
      setHeld({ id, by, start: shown, now: shown });
      announce('lifted', id, shown);
    },
    shift(now: Groups) {
      if (!held || now === held.now) return;
      setHeld({ ...held, now });
      announce('moved', held.id, now);
    },
    drop(now: Groups = held?.now ?? groups) {
      if (!held) return;
      const move = moveBetween(held.start, now, held.id);
      setHeld(null);
      announce('dropped', held.id, now);
      if (!move) return;
      const mine = { base, now };
      setSettling(mine);
      void Promise.resolve(onMove(move)).finally(() => setSettling((current) => (current === mine ? null : current)));
    },
    cancel() {
      if (!held) return;
      setHeld(null);
      announce('cancelled', held.id, held.start);
    },
  };
}

export type HeldRow = ReturnType<typeof useHeldRow>;
