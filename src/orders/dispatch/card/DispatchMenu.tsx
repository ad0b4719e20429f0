import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { unassigned } from '#contract/orders/statuses';
import { MenuDivider } from '../../../components/MenuDivider';
import { phoneLink, phoneText } from '../../../components/phone/phoneText';
import { useOrderActions } from '../../actions/orderActionsContext';
import { customerName } from '../../display/customerName';
import { canBeAssigned } from '../assign/whyNot';
import { useDispatching } from '../dispatchContext';

interface DispatchMenuProps {
  order: Order;
  anchor: HTMLElement;
  onClose: () => void;
}

/** All of a delivery's actions. */
export default function DispatchMenu({ order, anchor, onClose }: DispatchMenuProps) {
  const t = useTranslate();
  const { start, open } = useOrderActions();
  const { assign, choose } = useDispatching();
  const { customer, provider } = order;
  const isNobodys = unassigned.includes(order.delivery_status);
  const entry = (key: string, text: string, act: () => void) => (
    <MenuItem
      key={key}
      onClick={() => {
        onClose();
        act();
      }}
    >
      {text}
    </MenuItem>
  );
  const call = (key: string, name: string, number: string) => (
    <MenuItem key={key} component="a" href={phoneLink({ phone: number })} onClick={onClose}>
      {t('boards.card.call', { name })}
    </MenuItem>
  );
  const isMovable = canBeAssigned(order);
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {isMovable &&
        entry('choose', t(isNobodys ? 'dispatch.assign_to' : 'order.action.reassign'), () => choose([order]))}
      {isNobodys && entry('auto', t('dispatch.auto_long'), () => assign([order], null))}
      {order.allowed_actions.includes('cancel_request') &&
        entry('back', t('order.action.cancel_request'), () => start(order, 'cancel_request', anchor))}
      {order.allowed_actions.includes('change_to_pickup') &&
        entry('pickup', t('order.action.change_to_pickup'), () => start(order, 'change_to_pickup', anchor))}
      {isMovable && <MenuDivider />}
      {entry('open', t('boards.card.open'), () => open(order._id))}
      {customer.phone && call('customer', customerName(order, t), phoneText(customer))}
      {provider?.phone && call('provider', provider.name, provider.phone)}
    </Menu>
  );
}
