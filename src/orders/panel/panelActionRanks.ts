import type { StoreAction } from '#contract/orders/transitions';

/** `choose_provider` assigns a person by name; `request_provider` takes the nearest. */
export type PanelAction = StoreAction | 'choose_provider';

/** Actions whose buttons are next to what they affect, such as a notice. */
const placedElsewhere: readonly PanelAction[] = ['see_change', 'withdraw_change', 'correct', 'undo_accept'];

/** Actions that can be buttons next to the next step, most useful first. The rest are in the menu. */
const buttonOrder: readonly PanelAction[] = [
  'reject',
  'no_show',
  'undo_no_show',
  'arrived',
  'start_prepare',
  'order_ready',
  'complete',
  'edit',
  'choose_provider',
  'reassign',
  'refund',
  'cancel_request',
  'request_provider',
  'recall',
  'change_to_pickup',
];

/** More buttons would push the order's details off the screen. */
const maxButtons = 2;

/**
 * Divides the actions other than the next step into buttons and a menu.
 *
 * @param choosesPeople whether the page has its own people picker
 */
export function splitActions(
  allowed: readonly StoreAction[],
  primary: StoreAction | undefined,
  choosesPeople: boolean,
): { shown: PanelAction[]; inMenu: PanelAction[] } {
  const choose: PanelAction[] = !choosesPeople && allowed.includes('request_provider') ? ['choose_provider'] : [];
  const others = [...allowed, ...choose].filter(
    (action) => action !== primary && !placedElsewhere.includes(action) && !(choosesPeople && action === 'reassign'),
  );
  const shown = buttonOrder.filter((action) => others.includes(action)).slice(0, maxButtons);
  return { shown, inMenu: others.filter((action) => !shown.includes(action)) };
}
