import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverVirtualElement } from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { linesInKitchen } from '#contract/orders/rounds';
import { isFinal } from '#contract/orders/statuses';
import type { StoreAction } from '#contract/orders/transitions';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { MenuDivider } from '../../components/MenuDivider';
import { phoneLink } from '../../components/phone/phoneText';
import { actionText } from '../actions/actionText';
import { useOrderActions } from '../actions/orderActionsContext';
import { useNextStep } from '../actions/useNextStep';
import { customerName } from '../display/customerName';

/** Actions that end an order, shown separately and in their own colour. */
const ending: readonly StoreAction[] = ['reject', 'cancel', 'no_show'];

/** Details are corrected where they are shown, in the open order; an acceptance is undone where it was confirmed. */
const offeredElsewhere: readonly StoreAction[] = ['correct', 'undo_accept'];

/** Replaces the button as anchor: its position when the menu opened. */
function placeOf(button: HTMLElement): PopoverVirtualElement {
  const rectangle = button.getBoundingClientRect();
  return { nodeType: Node.ELEMENT_NODE, getBoundingClientRect: () => rectangle };
}

/** The button on the order's card, wherever it is now. */
const buttonOf = ({ _id }: Order): HTMLElement | null => document.querySelector(`[data-menu-of="${_id}"]`);

interface OrderMenuProps {
  order: Order;
  openedFrom: HTMLElement;
  onClose: () => void;
}

/** All of an order's actions except its next step. */
export default function OrderMenu({ order, openedFrom, onClose }: OrderMenuProps) {
  // The button may disappear with its card while the menu is open; the menu keeps its position.
  const [place] = useState(() => placeOf(openedFrom));
  const t = useTranslate();
  const { start, chooseProvider, open, print, markSoldOut, pending } = useOrderActions();
  const maySetStock = useIsAllowed()({ permission: 'store/product/stock' });
  const primary = useNextStep(order)?.action;
  const inMenu = order.allowed_actions.filter((action) => action !== primary && !offeredElsewhere.includes(action));
  const others = pending.isSending(order._id) ? [] : inMenu;
  const close = () => {
    onClose();
    // After the menu has released the focus, unless a dialog has taken it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) buttonOf(order)?.focus();
    });
  };
  const item = (action: StoreAction) => (
    <MenuItem
      key={action}
      sx={ending.includes(action) ? { color: 'error.main' } : {}}
      onClick={() => {
        close();
        start(order, action, buttonOf(order));
      }}
    >
      {t(actionText(order, action))}
    </MenuItem>
  );
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  const { phone } = order.customer;
  const canRequest = order.allowed_actions.includes('request_provider');
  const endings = others.filter((action) => ending.includes(action));
  return (
    <Menu anchorEl={place} open disableRestoreFocus onClose={close}>
      {canRequest && <MenuItem onClick={choose(() => chooseProvider(order))}>{t('boards.provider.choose')}</MenuItem>}
      {others.filter((action) => !ending.includes(action)).map(item)}
      {(canRequest || others.length > endings.length) && <MenuDivider />}
      <MenuItem onClick={choose(() => open(order._id))}>{t('boards.card.open')}</MenuItem>
      <MenuItem onClick={choose(() => print(order))}>{t('boards.ticket.print')}</MenuItem>
      {maySetStock && !isFinal(order.order_status) && (
        <MenuItem onClick={choose(() => markSoldOut(linesInKitchen(order)))}>{t('boards.card.sold_out')}</MenuItem>
      )}
      {phone && (
        <MenuItem component="a" href={phoneLink(order.customer)} onClick={close}>
          {t('boards.card.call', { name: customerName(order, t) })}
        </MenuItem>
      )}
      {endings.length > 0 && <MenuDivider />}
      {endings.map(item)}
    </Menu>
  );
}
