import FitIcon from '@mui/icons-material/ZoomOutMapOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Polyline, useMap } from 'react-leaflet';
import { distanceBetween, type Location } from '#contract/delivery/distance';
import type { Order } from '#contract/entities/order';
import StoreMap from '../../../components/map/StoreMap';
import { useSession } from '../../../session/useSession';
import { customerName } from '../../display/customerName';
import { useOrderFormat } from '../../display/orderContext';
import { useDispatching } from '../dispatchContext';
import { useDragged } from '../drag/dropTarget';
import { useFleetIds, usePerson } from '../people/fleet';
import { useFocused } from '../selection';
import type { MapMark, MarkSource } from './drawMark';
import { MapBehavior } from './MapBehavior';
import { MapLegend } from './MapLegend';
import { MarkLayer } from './MarkLayer';
import { OrderMarks } from './OrderMarks';
import { PersonTarget } from './PersonTarget';
import { peopleMarks } from './peopleMarks';
import { bearerOf, waysOf } from './routeOf';

/** The map, with a re-render at each change of its view. For the few HTML elements over it. */
function useMapView(): LeafletMap {
  const map = useMap();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    map.on('move zoomend resize', moved);
    return () => {
      map.off('move zoomend resize', moved);
    };
  }, [map]);
  return map;
}

/** More would overlap; the list shows everyone. */
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
 * During a drag, every on-duty person visible on the map accepts orders at their mark. Canvas marks can't be drop
 * targets, so these elements cover them for the duration of the drag, and follow them.
 */
const PeopleTargets = () => (useDragged().length > 0 ? <Targets /> : null);

/** The routes of the focused item; they follow the person. */
const Ways = ({ orders, store }: { orders: readonly Order[]; store: Location }) => {
  const { palette } = useTheme();
  const { fleet, selection } = useDispatching();
  const focused = useFocused(selection);
  const looked = focused?.kind === 'order' ? orders.find(({ _id }) => _id === focused.id) : undefined;
  usePerson(fleet, focused?.kind === 'person' ? focused.id : ((looked && bearerOf(looked)) ?? ''));
  return waysOf(focused, orders, fleet, store).map((way) => {
    const points = way.map(([latitude, longitude]): [number, number] => [latitude, longitude]);
    return (
      <Polyline
        key={points.join()}
        positions={points}
        interactive={false}
        pathOptions={{ color: palette.primary.main, weight: 3, opacity: 0.9, dashArray: '1 7', lineCap: 'round' }}
      />
    );
  });
};

/** People farther away than this aren't included in the initial view: they may be at home in another town. */
const nearMetres = 15_000;

const theStore = (at: Location, colour: string, textColour: string, title: string): MarkSource => {
  const mark: MapMark = { id: 'store', at, shape: 'home', colour, textColour, text: '', title };
  return { all: () => [mark], mark: () => mark, subscribe: () => () => undefined };
};

/**
 * Store, destinations and delivery people, with the focused item's route. Selecting something here also selects it in
 * the lists.
 */
export default function DispatchMap({ orders }: { orders: readonly Order[] }) {
  const t = useTranslate();
  const { palette } = useTheme();
  const { rules } = useOrderFormat();
  const { fleet, selection } = useDispatching();
  const store = useSession()?.store;
  const [fits, setFits] = useState(0);
  const focused = useFocused(selection);
  const hasPeople = useFleetIds(fleet).length > 0;
  const words = useRef(t);
  words.current = t;

  const people = useMemo(() => peopleMarks(fleet, selection, palette), [fleet, selection, palette]);
  const destinations = useMemo(
    () =>
      new OrderMarks(
        selection,
        palette,
        rules,
        (order) =>
          `${words.current('order.number', { number: order.unique_id })} ${customerName(order, words.current)}`,
      ),
    [selection, palette, rules],
  );
  useEffect(() => destinations.take(orders), [destinations, orders]);
  const centre = store?.location;
  const home = useMemo(
    () => (centre ? theStore(centre, palette.primary.main, palette.background.paper, t('dispatch.map.store')) : null),
    [centre, palette, t],
  );
  if (!store || !home) return null;

  const marks = () => [...destinations.all(), ...people.all()];
  const places = () => [
    store.location,
    ...marks()
      .map(({ at }) => at)
      .filter((at) => distanceBetween(store.location, at) < nearMetres),
  ];
  const choose = (kind: 'order' | 'person') => (id: string) => selection.focus({ kind, id });
  /** Page up and down step through everything on the map; the lists show the same, and more. */
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const all = marks();
    const at = all.findIndex(({ id }) => id === selection.focused()?.id);
    const next = all.at((at === -1 && step === -1 ? -1 : at + step) % Math.max(1, all.length));
    if (next) selection.focus({ kind: destinations.mark(next.id) ? 'order' : 'person', id: next.id });
  };
  const looked = focused && (destinations.mark(focused.id) ?? people.mark(focused.id));
  return (
    <StoreMap
      centre={store.location}
      isMile={store.is_distance_unit_mile}
      over={
        <>
          <IconButton
            // The frame is laid out from the left; this is opposite the zoom control in either direction.
            dir={document.dir}
            aria-label={t('dispatch.map.fit')}
            title={t('dispatch.map.fit')}
            onClick={() => setFits(fits + 1)}
            sx={{
              position: 'absolute',
              insetBlockStart: 10,
              insetInlineEnd: 10,
              zIndex: 500,
              inlineSize: 40,
              blockSize: 40,
              borderRadius: 1,
              bgcolor: 'background.paper',
              '&:hover': { bgcolor: 'background.paper' },
            }}
          >
            <FitIcon fontSize="small" />
          </IconButton>
          <MapLegend />
        </>
      }
    >
      <MapBehavior
        label={t('dispatch.map.label')}
        places={places}
        fitKey={`${fits} ${hasPeople}`}
        lookAt={looked?.at ?? null}
        onKey={onKey}
      />
      <Ways orders={orders} store={store.location} />
      <MarkLayer source={home} onChoose={() => undefined} />
      <MarkLayer source={destinations} onChoose={choose('order')} />
      <MarkLayer source={people} onChoose={choose('person')} />
      <PeopleTargets />
    </StoreMap>
  );
}
