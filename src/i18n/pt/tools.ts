import { access } from './access';
import { documents } from './documents';
import { notifications } from './notifications';
import { opening } from './opening';
import { palette } from './palette';
import { profile } from './profile';
import { push } from './push';
import { support } from './support';

export const texts = { access, documents, notifications, opening, palette, profile, push, support };
