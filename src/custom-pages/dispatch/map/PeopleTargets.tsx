import Box from '@mui/material/Box';
import { useEffect, useReducer } from 'react';
import { useMapView } from '../../../components/map/useMapView';
import { useDispatching } from '../dispatchContext';
import { useDragged } from '../drag/draggedContext';
import { PersonTarget } from './PersonTarget';

/** More would cover each other; the list has everybody. */
const shownMost = 100;

const Targets = () => {
  const map = useMapView();
  const { fleet } = useDispatching();
  const dragged = useDragged();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  useEffect(() => fleet.onMoves(moved), [fleet]);
  const { x: width, y: height } = map.getSize();
  const seen = fleet
    .everybody()
    .flatMap((person) => {
      if (!person.location || person.availability === 'offline') return [];
      const [latitude, longitude] = person.location;
      const at = map.latLngToContainerPoint([latitude, longitude]);
      return at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height ? [{ person, at }] : [];
    })
    .slice(0, shownMost);
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0, zIndex: 450, pointerEvents: 'none' }}>
      {seen.map(({ person, at }) => (
        <PersonTarget key={person._id} person={person} dragged={dragged} at={at} />
      ))}
    </Box>
  );
};

/**
 * While orders are dragged, everybody at work who is seen on the map takes them where their mark is. Marks are drawn on a
 * canvas and are no places to drop on themselves; these stand over them for as long as the drag, and follow them.
 */
export const PeopleTargets = () => (useDragged().length > 0 ? <Targets /> : null);
