import { withTexts } from '../i18n/index';
import { loadKinds } from '../kinds/index';

/**
 * Parts that show or move an order besides its card, each loaded on first use. The boards load only the frame's texts;
 * these parts load those of the pages.
 */
export const loadOrderPanel = withTexts(['pages', 'orders'], () => import('./panel/OrderPanel'));
export const loadActionQuestion = withTexts(['pages', 'orders'], () => import('./actions/ActionQuestion'));
export const loadTicketPrint = withTexts(['pages', 'orders'], () => import('./ticket/TicketPrint'));
export const loadCardChanges = withTexts(['pages', 'orders'], () => import('./changes/CardChanges'));
export const loadOrderSettings = withTexts(['pages', 'storeSettings'], async () => {
  const dialog = await import('./board/OrderSettingsDialog');
  await loadKinds(dialog.orderSettings.fields.map(({ kind }) => kind));
  return dialog;
});
