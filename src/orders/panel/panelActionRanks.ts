import type { StoreAction } from '#contract/orders/transitions';

/** `choose_provider`: a delivery person by name, where `request_provider` takes the nearest. */
export type PanelAction = StoreAction | 'choose_provider';

/** Their buttons are next to what they are about: a notice, a detail. */
const withTheirPlace: readonly PanelAction[] = ['see_change', 'withdraw_change', 'correct', 'undo_accept'];

/** What a panel shows beside the next step if it is allowed, the most wanted first. The rest is in the menu. */
const wanted: readonly PanelAction[] = [
  'reject',
  'no_show',
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
const shownMost = 2;

/**
 * Divides the actions besides the next step into buttons and a menu.
 *
 * @param choosesPeople the page has its own people picker
 */
export function splitActions(
  allowed: readonly StoreAction[],
  primary: StoreAction | undefined,
  choosesPeople: boolean,
): { shown: PanelAction[]; inMenu: PanelAction[] } {
  const choose: PanelAction[] = !choosesPeople && allowed.includes('request_provider') ? ['choose_provider'] : [];
  const others = [...allowed, ...choose].filter(
    (action) => action !== primary && !withTheirPlace.includes(action) && !(choosesPeople && action === 'reassign'),
  );
  const shown = wanted.filter((action) => others.includes(action)).slice(0, shownMost);
  return { shown, inMenu: others.filter((action) => !shown.includes(action)) };
}
