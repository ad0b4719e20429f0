import { access } from './access';
import { bank } from './bank';
import { documents } from './documents';
import { notifications } from './notifications';
import { opening } from './opening';
import { ownership } from './ownership';
import { palette } from './palette';
import { profile } from './profile';
import { push } from './push';
import { security } from './security';
import { support } from './support';

export const texts = {
  access,
  bank,
  documents,
  notifications,
  opening,
  ownership,
  palette,
  profile,
  push,
  security,
  support,
};
