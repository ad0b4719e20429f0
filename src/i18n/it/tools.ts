import { access } from './access';
import { opening } from './opening';
import { palette } from './palette';
import { push } from './push';
import { support } from './support';

export const texts = { access, opening, palette, push, support };
