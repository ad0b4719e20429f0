import { access } from './access';
import { opening } from './opening';
import { palette } from './palette';
import { push } from './push';
import { support } from './support';

/** Of what the frame opens on demand, and of permissions and passwords. */
export const texts = { access, opening, palette, push, support };
