import FitIcon from '@mui/icons-material/ZoomOutMapOutlined';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { Location } from '#contract/orders/deliveryFee';
import { distanceBetween } from '#contract/orders/deliveryFee';
import { MapManners } from '../../../components/map/MapManners';
import { MarkLayer } from '../../../components/map/MarkLayer';
import type { MapMark, MarkSource } from '../../../components/map/mapMark';
import StoreMap from '../../../components/map/StoreMap';
import { customerName } from '../../../components/order/customerName';
import { useOrderSurroundings } from '../../../components/order/orderContext';
import { useSession } from '../../../session/useSession';
import { useDispatching } from '../dispatchContext';
import { useFleetIds } from '../people/useFleet';
import { useFocused } from '../selection';
import { MapLegend } from './MapLegend';
import { OrderMarks } from './OrderMarks';
import { PeopleTargets } from './PeopleTargets';
import { peopleMarks } from './peopleMarks';
import { Ways } from './Ways';

/** Whoever is farther away than this is not brought into view with the rest: somebody at home in another town. */
const nearMetres = 15_000;

const theStore = (at: Location, colour: string, textColour: string, title: string): MarkSource => {
  const mark: MapMark = { id: 'store', at, shape: 'home', colour, textColour, text: '', title };
  return { all: () => [mark], mark: () => mark, subscribe: () => () => undefined };
};

/** Store, destinations and delivery people, with the way of what is looked at; what is chosen here is chosen in the lists. */
export default function DispatchMap({ orders }: { orders: readonly Order[] }) {
  const t = useTranslate();
  const { palette } = useTheme();
  const { rules } = useOrderSurroundings();
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
  /** Page up and down go through everything on the map; the lists say the same, and more. */
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
            // The frame is written from the left; this stands across from the zoom, wherever that is.
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
      <MapManners
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
