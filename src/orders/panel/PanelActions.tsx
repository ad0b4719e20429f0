import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { StoreAction } from '#contract/orders/transitions';
import { useOrderActions, usePrimaryAction } from '../actions/orderActionsContext';
import { useChangeLock } from '../actions/useChangeLock';

/** Their buttons are next to what they are about: a notice, a detail. */
const withTheirPlace: readonly StoreAction[] = ['see_change', 'withdraw_change', 'correct', 'undo_accept'];

const ending: readonly StoreAction[] = ['reject', 'cancel', 'no_show'];

interface PanelActionsProps {
  /** As shown, with an unanswered action applied. */
  order: Order;
  /** The server's last version. */
  seen: Order;
  /** The page has its own people picker above. */
  choosesPeople: boolean;
}

/** All actions available now; the next step is the large one. */
export const PanelActions = ({ order, seen, choosesPeople }: PanelActionsProps) => {
  const t = useTranslate();
  const { start, retry, chooseProvider, pending } = useOrderActions();
  const entry = pending.of(seen);
  const isSending = entry?.state === 'sending';
  const primary = usePrimaryAction(order);
  // When a button disappears, the others move up, so all of them are locked, not only the large one.
  const isLocked = useChangeLock([primary, ...order.allowed_actions].join());
  const isElsewhere = (action: StoreAction) =>
    withTheirPlace.includes(action) || (choosesPeople && action === 'reassign');
  const others = order.allowed_actions.filter((action) => action !== primary && !isElsewhere(action));
  if (!primary && others.length === 0 && entry?.state !== 'failed') return null;
  const button = (action: StoreAction) => (
    <Button
      key={action}
      size={action === primary ? 'large' : 'medium'}
      variant={action === primary ? 'contained' : 'outlined'}
      color={ending.includes(action) ? 'error' : 'primary'}
      fullWidth={action === primary}
      disabled={isSending}
      aria-disabled={isLocked || undefined}
      onClick={(event) => {
        // The second tap of a double tap was meant for the previous action.
        if (!isLocked && event.detail < 2) start(order, action, event.currentTarget);
      }}
    >
      {t(`order.action.${action}`)}
    </Button>
  );
  return (
    <Box
      sx={{
        px: 2,
        py: 1.5,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        // Seven or more actions: compact, to leave room for the details.
        gap: 0.75,
        flexShrink: 0,
        '& .MuiButton-sizeMedium': { px: 1.25 },
      }}
    >
      {entry?.state === 'failed' && (
        <>
          <Box
            role="status"
            sx={{ color: entry.isWaiting ? 'text.secondary' : 'error.main', fontWeight: 550, inlineSize: '100%' }}
          >
            {t(entry.isWaiting ? 'boards.failed.waiting' : 'boards.failed.card')}
          </Box>
          <Button
            size="large"
            fullWidth
            variant="contained"
            color={entry.isWaiting ? 'primary' : 'error'}
            onClick={() => retry(seen)}
          >
            {t('boards.failed.retry', { action: t(`order.action.${entry.action}`) })}
          </Button>
        </>
      )}
      {primary && entry?.state !== 'failed' && button(primary)}
      {!choosesPeople && order.allowed_actions.includes('request_provider') && (
        <Button
          variant="outlined"
          disabled={isSending}
          aria-disabled={isLocked || undefined}
          onClick={() => !isLocked && chooseProvider(order)}
        >
          {t('boards.provider.choose')}
        </Button>
      )}
      {others.map(button)}
    </Box>
  );
};
