import { withTexts } from '../i18n/index';

/**
 * What shows and moves an order beside its card, each loaded with its first use. The boards come with the frame's texts alone:
 * these parts bring those of the pages.
 */
export const loadOrderPanel = withTexts('pages', () => import('./panel/OrderPanel'));
export const loadActionQuestion = withTexts('pages', () => import('./actions/ActionQuestion'));
export const loadTicketPrint = withTexts('pages', () => import('./ticket/TicketPrint'));
export const loadCardChanges = withTexts('pages', () => import('./changes/CardChanges'));
