import { useTheme } from '@mui/material/styles';
import { Polyline } from 'react-leaflet';
import type { Order } from '#contract/entities/order';
import type { Location } from '#contract/orders/deliveryFee';
import { useDispatching } from '../dispatchContext';
import { usePerson } from '../people/useFleet';
import { useFocused } from '../selection';
import { bearerOf, waysOf } from './wayOf';

/** The ways of what is looked at; they follow the person. */
export const Ways = ({ orders, store }: { orders: readonly Order[]; store: Location }) => {
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
