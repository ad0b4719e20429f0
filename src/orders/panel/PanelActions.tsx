import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { areSingleKeysOn, isCovered, isTyping } from '../../components/keys/singleKeys';
import { strokeOf } from '../../components/keys/strokeOf';
import { isInOverlay, whenFocusIsLost } from '../../components/keys/whenFocusIsLost';
import { MenuDivider } from '../../components/MenuDivider';
import { actionText } from '../actions/actionText';
import { useOrderActions } from '../actions/orderActionsContext';
import { useChangeLock } from '../actions/useChangeLock';
import { useNextStep } from '../actions/useNextStep';
import { type PanelAction, splitActions } from './panelActionRanks';

const ending: readonly PanelAction[] = ['reject', 'cancel', 'no_show'];

/** `A` takes the order's next step, like the large button. */
function usePrimaryKey(press: (() => void) | undefined): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTyping(event.target) || isCovered(event.target)) return;
      if (!latest.current || !areSingleKeysOn() || strokeOf(event) !== 'a') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/**
 * If the focused button disappears after its action, moves the focus to the next step, or else to the order's heading.
 */
function useRestoredFocus(offered: string) {
  const area = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const remember = () => {
      if (!isInOverlay(document.activeElement))
        hadFocus.current = area.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever other actions are offered
  useEffect(() => {
    if (!hadFocus.current) return;
    return whenFocusIsLost(() => {
      const panel = area.current?.closest('[data-order-panel]');
      const next = area.current?.querySelector<HTMLElement>('[data-next-step]');
      (next ?? panel?.querySelector<HTMLElement>('h2'))?.focus({ preventScroll: true });
    });
  }, [offered]);
  return area;
}

interface PanelActionsProps {
  /** As shown, with an unanswered action applied. */
  order: Order;
  /** The server's last version. */
  seen: Order;
  /** The page has its own people picker above. */
  choosesPeople: boolean;
}

/** The actions available now: the next step as a large button, two more buttons, and the rest in a menu. */
export const PanelActions = ({ order, seen, choosesPeople }: PanelActionsProps) => {
  const t = useTranslate();
  const { start, retry, chooseProvider, pending } = useOrderActions();
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const large = useRef<HTMLButtonElement>(null);
  const entry = pending.of(seen);
  const isSending = entry?.state === 'sending';
  const isFailed = entry?.state === 'failed';
  const step = useNextStep(order);
  const primary = step?.action;
  const offered = [primary, step?.input?.round, ...order.allowed_actions].join();
  // When a button disappears, the others move up, so all of them are locked, not only the large one.
  const isLocked = useChangeLock(offered);
  const area = useRestoredFocus(offered);
  const { shown, inMenu } = splitActions(order.allowed_actions, primary, choosesPeople);
  const act = (action: PanelAction, anchor: HTMLElement | null) => {
    if (action === 'choose_provider') chooseProvider(order);
    else start(order, action, anchor, action === primary ? step?.input : undefined);
  };
  const isOpen = !isFailed && !isSending && !isLocked;
  // On dispatch, `A` chooses a delivery person instead.
  usePrimaryKey(primary && isOpen && !choosesPeople ? () => act(primary, large.current) : undefined);
  if (!primary && shown.length === 0 && !isFailed) return null;
  const labelOf = (action: PanelAction) =>
    t(action === 'choose_provider' ? 'boards.provider.choose' : actionText(order, action));
  const colorOf = (action: PanelAction) => (ending.includes(action) ? 'error' : 'primary');
  const press = (action: PanelAction) => (event: MouseEvent<HTMLElement>) => {
    // The second tap of a double tap was meant for the previous action.
    if (!isLocked && event.detail < 2) act(action, event.currentTarget);
  };
  const endings = inMenu.filter((action) => ending.includes(action));
  const item = (action: PanelAction) => (
    <MenuItem
      key={action}
      sx={{ minBlockSize: 44, ...(ending.includes(action) && { color: 'error.main' }) }}
      onClick={() => {
        setMenuAnchor(null);
        act(action, more.current);
      }}
    >
      {labelOf(action)}
    </MenuItem>
  );
  return (
    <Box
      ref={area}
      sx={{
        px: 2,
        py: 1.5,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        display: 'grid',
        gap: 1,
        flexShrink: 0,
      }}
    >
      {isFailed && (
        <>
          <Box role="status" sx={{ color: entry.isWaiting ? 'text.secondary' : 'error.main', fontWeight: 550 }}>
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
      {/* One button element for every step, so that it keeps the focus. */}
      {primary && !isFailed && (
        <Button
          ref={large}
          size="large"
          fullWidth
          variant="contained"
          data-next-step
          aria-keyshortcuts={choosesPeople ? undefined : 'a'}
          aria-disabled={isSending || isLocked || undefined}
          style={{ opacity: isSending ? 0.6 : 1 }}
          onClick={(event) => !isSending && press(primary)(event)}
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
        >
          {labelOf(primary)}
        </Button>
      )}
      {(shown.length > 0 || inMenu.length > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > button': { minBlockSize: 44, px: 1.5 } }}>
          {shown.map((action) => (
            <Button
              key={action}
              variant="outlined"
              color={colorOf(action)}
              disabled={isSending}
              aria-disabled={isLocked || undefined}
              sx={{ flex: '1 1 auto' }}
              onClick={press(action)}
            >
              {labelOf(action)}
            </Button>
          ))}
          {inMenu.length > 0 && (
            <Button
              ref={more}
              variant="outlined"
              color="inherit"
              endIcon={<ExpandMoreIcon />}
              disabled={isSending}
              aria-haspopup="menu"
              aria-expanded={menuAnchor !== null}
              onClick={(event) => setMenuAnchor(event.currentTarget)}
            >
              {t('boards.panel.more')}
            </Button>
          )}
        </Box>
      )}
      {menuAnchor && (
        <Menu anchorEl={menuAnchor} open onClose={() => setMenuAnchor(null)}>
          {inMenu.filter((action) => !ending.includes(action)).map(item)}
          {endings.length > 0 && inMenu.length > endings.length && <MenuDivider />}
          {endings.map(item)}
        </Menu>
      )}
    </Box>
  );
};
