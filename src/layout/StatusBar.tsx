import { isGranted } from '#contract/permissions';
import { grantsOf } from '../session/session';
import { useSession } from '../session/useSession';
import { ConnectionSign } from './alerts/ConnectionSign';
import { OrderAlerts } from './alerts/OrderAlerts';
import { SoundControl } from './alerts/SoundControl';

/** In the top bar: how the connection and the sound are. The orders' alerts live here, since they follow one to every page. */
export const StatusBar = () => {
  const session = useSession();
  const seesOrders = isGranted(grantsOf(session), 'store/order');
  return (
    <>
      <ConnectionSign />
      {seesOrders && <SoundControl />}
      <OrderAlerts enabled={seesOrders} />
    </>
  );
};
