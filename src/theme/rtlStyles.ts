import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { styleNonce } from './styleNonce';

/** Mirrors MUI's own left and right styles; ours are logical and stay as they are. */
export const rtlCache = createCache({ key: 'rtl', nonce: styleNonce, stylisPlugins: [prefixer, rtlPlugin] });
