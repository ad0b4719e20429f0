import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { useIsAllowed } from '../components/access/useIsAllowed';
import { Hint } from '../components/hint/Hint';
import { useOutage } from '../realtime/useOutage';
import { useConnection } from '../realtime/useRealtime';
import { useAccessBlocker } from '../session/useAccessBlocker';
import { OrderAlerts } from './alerts/OrderAlerts';
import { NotificationBell } from './notifications/NotificationBell';

const colours = {
  live: 'success.main',
  connecting: 'warning.main',
  cut_off: 'error.main',
  outage: 'warning.main',
} as const;

/** The breakpoints from which the words fit: on a phone they would leave no room for the store's name. */
const wordsFrom = { live: 'lg', connecting: 'sm', cut_off: 'sm', outage: 'sm' } as const;

/**
 * The connection state, as an icon and a word. If only the icon fits, a tooltip shows the word, and screen readers
 * announce it.
 */
const ConnectionSign = () => {
  const t = useTranslate();
  const connection = useConnection();
  const status = useOutage() ? 'outage' : connection.status;
  const isOverLimit = status !== 'outage' && connection.refusedWith === errorCodes.TOO_MANY_CONNECTIONS;
  const text = t(`boards.connection.${isOverLimit ? 'too_many_tabs' : status}`);
  return (
    <Hint text={text}>
      <Box
        role="status"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          px: 1,
          fontSize: '0.8125rem',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
        }}
      >
        {status === 'cut_off' || status === 'outage' ? (
          <CloudOffIcon aria-hidden sx={{ fontSize: 22, color: colours[status] }} />
        ) : (
          <Box
            aria-hidden
            sx={{
              inlineSize: 9,
              blockSize: 9,
              borderRadius: '50%',
              bgcolor: colours[status],
              ...(status === 'live' ? {} : { outline: '2px solid', outlineColor: colours[status], outlineOffset: 2 }),
            }}
          />
        )}
        <Box component="span" sx={(theme) => ({ [theme.breakpoints.down(wordsFrom[status])]: visuallyHidden })}>
          {text}
        </Box>
      </Box>
    </Hint>
  );
};

/** The connection's state and the bell in the top bar. Order alerts are mounted here because they run on every page. */
export const StatusBar = () => {
  const isAllowed = useIsAllowed();
  if (useAccessBlocker()) return <ConnectionSign />;
  const seesOrders = isAllowed({ permission: 'store/order' });
  // Dispatchers are alerted when no delivery person was found, and reviewers about low reviews.
  const hasEvents = isAllowed({
    permission: ['store/order', 'store/dispatcher', 'store/table-booking', 'store/review'],
  });
  return (
    <>
      <ConnectionSign />
      {hasEvents && <NotificationBell />}
      <OrderAlerts enabled={seesOrders} />
    </>
  );
};
