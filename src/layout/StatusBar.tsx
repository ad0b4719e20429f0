import { useIsAllowed } from '../components/access/useIsAllowed';
import { ConnectionSign } from './alerts/ConnectionSign';
import { OrderAlerts } from './alerts/OrderAlerts';
import { SoundControl } from './alerts/SoundControl';

/** In the top bar: how the connection and the sound are. The orders' alerts live here, since they follow one to every page. */
export const StatusBar = () => {
  const isAllowed = useIsAllowed();
  const seesOrders = isAllowed({ permission: 'store/order' });
  // A dispatcher is rung for where nobody was found.
  const isRungFor = isAllowed({ permission: ['store/order', 'store/dispatcher'] });
  return (
    <>
      <ConnectionSign />
      {isRungFor && <SoundControl />}
      <OrderAlerts enabled={seesOrders} />
    </>
  );
};
