import { lazyWithRetry } from '../components/lazyWithRetry';
import { withTexts } from '../i18n/index';
import { loadKinds } from '../kinds/index';

/**
 * Parts that show or move an order besides its card, each loaded on first use. The boards load only the frame's texts;
 * these parts load their own.
 */
export const OrderPanel = lazyWithRetry(withTexts(['pages', 'orders'], () => import('./panel/OrderPanel')));
export const ActionQuestion = lazyWithRetry(withTexts(['pages', 'orders'], () => import('./actions/ActionQuestion')));
export const TicketPrint = lazyWithRetry(withTexts(['pages', 'orders'], () => import('./ticket/TicketPrint')));
export const SoldOutDialog = lazyWithRetry(withTexts(['pages', 'orders'], () => import('./stock/SoldOutDialog')));
export const CardChanges = lazyWithRetry(withTexts(['pages', 'orders'], () => import('./changes/CardChanges')));
export const OrderSettingsDialog = lazyWithRetry(
  withTexts(['pages', 'storeSettings'], async () => {
    const dialog = await import('./board/OrderSettingsDialog');
    await loadKinds(dialog.orderSettings.fields.map(({ kind }) => kind));
    return dialog;
  }),
);
