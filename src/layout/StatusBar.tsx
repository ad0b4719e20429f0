import { isGranted, isGrantedAny } from '#contract/permissions';
import { grantsOf } from '../session/session';
import { useSession } from '../session/useSession';
import { ConnectionSign } from './alerts/ConnectionSign';
import { OrderAlerts } from './alerts/OrderAlerts';
import { SoundControl } from './alerts/SoundControl';

/** In the top bar: how the connection and the sound are. The orders' alerts live here, since they follow one to every page. */
export const StatusBar = () => {
  const session = useSession();
  const grants = grantsOf(session);
  const seesOrders = isGranted(grants, 'store/order');
  // A dispatcher is rung for where nobody was found.
  const isRungFor = isGrantedAny(grants, ['store/order', 'store/dispatcher']);
  return (
    <>
      <ConnectionSign />
      {isRungFor && <SoundControl />}
      <OrderAlerts enabled={seesOrders} />
    </>
  );
};
