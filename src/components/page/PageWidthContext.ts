import { createContext } from 'react';

/**
 * The width of the page's content in px, as calculated by the frame. Components that depend on it render correctly the
 * first time, without waiting for the browser's layout. 0 outside the frame.
 */
export const PageWidthContext = createContext(0);
