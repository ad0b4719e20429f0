import { access } from './access';
import { archive } from './archive';
import { bank } from './bank';
import { billing } from './billing';
import { deletion } from './deletion';
import { documents } from './documents';
import { erasure } from './erasure';
import { notifications } from './notifications';
import { opening } from './opening';
import { ownership } from './ownership';
import { palette } from './palette';
import { profile } from './profile';
import { push } from './push';
import { security } from './security';
import { sharedDevice } from './sharedDevice';
import { support } from './support';

export const texts = {
  access,
  archive,
  bank,
  billing,
  deletion,
  documents,
  erasure,
  notifications,
  opening,
  ownership,
  palette,
  profile,
  push,
  security,
  sharedDevice,
  support,
};
