import { withPageTexts, withTexts } from '../i18n/index';
import type { Kind, KindName } from './kind';

/** A kind's code, including its input, loads with the first view that shows it. */
const loaders = withPageTexts({
  address: () => import('./address'),
  availability: () => import('./availability'),
  boolean: () => import('./boolean'),
  choice: () => import('./choice'),
  choices: () => import('./choices'),
  colour: () => import('./colour'),
  date: () => import('./date'),
  day_hours: () => import('./dayHours'),
  date_time: () => import('./dateTime'),
  distance: () => import('./distance'),
  duration: () => import('./duration'),
  email: () => import('./email'),
  image: () => import('./image'),
  images: () => import('./images'),
  location: () => import('./location'),
  marks: () => import('./marks'),
  money: () => import('./money'),
  multilingual: () => import('./multilingual'),
  note: () => import('./note'),
  number: () => import('./number'),
  percent: () => import('./percent'),
  phone: () => import('./phone'),
  reference: () => import('./reference'),
  references: () => import('./references'),
  reply_templates: withTexts('storeSettings', () => import('./replyTemplates')),
  secret: () => import('./secret'),
  stock: () => import('./stock'),
  tags: () => import('./tags'),
  text: () => import('./text'),
  time: () => import('./time'),
  url: () => import('./url'),
  week: () => import('./week'),
  weeks: () => import('./weeks'),
} satisfies Record<KindName, () => Promise<{ kind: Kind }>>);

export const kindNames = Object.keys(loaders) as KindName[];

const loaded = new Map<KindName, Kind>();

/** Loads the kinds of a view's fields before the view is drawn. */
export const loadKinds = (names: Iterable<KindName>): Promise<unknown> =>
  Promise.all([...new Set(names)].map(async (name) => loaded.set(name, (await loaders[name]()).kind)));

/** A kind that the view's loader has loaded. @throws if it hasn't: a view only has the fields of its descriptor */
export function kindOf(name: KindName): Kind {
  const kind = loaded.get(name);
  if (!kind) throw new Error(`The kind "${name}" is not loaded`);
  return kind;
}
