import { createContext } from 'react';

/**
 * The width of the page's content in px, as the frame works it out: what measures itself is drawn right the first time,
 * without waiting for the browser's layout. 0 outside the frame.
 */
export const PageWidthContext = createContext(0);
