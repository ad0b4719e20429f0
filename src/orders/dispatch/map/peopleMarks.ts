import type { Palette } from '@mui/material/styles';
import { differenceInMinutes } from 'date-fns';
import type { DispatchProvider } from '#contract/entities/provider';
import { fullName } from '#contract/providers/fullName';
import type { Fleet } from '../people/fleet';
import { initialsOf, positionHoldsMinutes } from '../people/loads';
import type { Selection } from '../selection';
import type { MapMark, MarkSource } from './drawMark';

const shapes = { free: 'disc', on_job: 'square', offline: 'ring' } as const;

/**
 * Delivery people on the map. Shape and colour show their availability, as in the list. People without a location have
 * no mark.
 */
export function peopleMarks(fleet: Fleet, selection: Selection, palette: Palette): MarkSource {
  const colours = { free: palette.success.main, on_job: palette.info.main, offline: palette.text.secondary };
  const markOf = (person: DispatchProvider, now: Date): MapMark | undefined => {
    const { _id: id, location, located_at, availability } = person;
    if (!location) return undefined;
    const isOld = !located_at || differenceInMinutes(now, located_at) >= positionHoldsMinutes;
    return {
      id,
      at: location,
      shape: shapes[availability],
      colour: colours[availability],
      textColour: palette.background.paper,
      text: initialsOf(person),
      isFaded: isOld,
      isChosen: selection.focused()?.id === id,
      title: fullName(person),
    };
  };
  return {
    all: () => {
      const now = new Date();
      return fleet.everybody().flatMap((person) => markOf(person, now) ?? []);
    },
    mark: (id) => {
      const person = fleet.person(id);
      return person && markOf(person, new Date());
    },
    subscribe: (listener) => {
      let chosen = selection.focused()?.id;
      const stops = [
        fleet.onMoves(listener),
        selection.subscribe(() => {
          const next = selection.focused()?.id;
          if (next === chosen) return;
          listener([chosen, next].flatMap((id) => id ?? []));
          chosen = next;
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
