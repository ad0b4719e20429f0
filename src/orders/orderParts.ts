import { withTexts } from '../i18n/index';
import { loadKinds } from '../kinds/index';

/**
 * Parts that show or move an order besides its card, each loaded on first use. The boards load only the frame's texts;
 * these parts load those of the pages.
 */
export const loadOrderPanel = withTexts('pages', () => import('./panel/OrderPanel'));
export const loadActionQuestion = withTexts('pages', () => import('./actions/ActionQuestion'));
export const loadTicketPrint = withTexts('pages', () => import('./ticket/TicketPrint'));
export const loadCardChanges = withTexts('pages', () => import('./changes/CardChanges'));
export const loadOrderSettings = withTexts('pages', async () => {
  const dialog = await import('./board/OrderSettingsDialog');
  await loadKinds(dialog.orderSettings.fields.map(({ kind }) => kind));
  return dialog;
});
