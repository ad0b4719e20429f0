import { withPageTexts, withTexts } from '../i18n/index';
import type { Kind, KindName } from './kind';

/**
 * A kind's code, including its input, loads with the first view that shows it. Fields of the kinds in `custom` are only
 * edited in a form of their own.
 */
const loaders = withPageTexts({
  address: () => import('./address'),
  area_shape: withTexts('storeSettings', () => import('./custom/areaShape')),
  availability: () => import('./availability'),
  boolean: () => import('./boolean'),
  charge_tiers: withTexts('storeSettings', () => import('./chargeTiers')),
  choice: () => import('./choice'),
  choices: () => import('./choices'),
  colour: () => import('./colour'),
  cover_exceptions: withTexts('storeSettings', () => import('./coverExceptions')),
  date: () => import('./date'),
  date_time: () => import('./dateTime'),
  dates: withTexts('storeSettings', () => import('./dates')),
  day_hours: () => import('./dayHours'),
  day_start: () => import('./custom/dayStart'),
  delivery_fee: withTexts('storeSettings', () => import('./custom/deliveryFee')),
  distance: () => import('./distance'),
  duration: () => import('./duration'),
  email: () => import('./email'),
  event_texts: () => import('./custom/eventTexts'),
  fee_bands: withTexts('storeSettings', () => import('./custom/feeBands')),
  image: () => import('./image'),
  images: () => import('./images'),
  location: () => import('./location'),
  marks: () => import('./marks'),
  menu_languages: () => import('./custom/menuLanguages'),
  modifiers: () => import('./custom/modifiers'),
  money: () => import('./money'),
  multilingual: () => import('./multilingual'),
  note: () => import('./note'),
  number: () => import('./number'),
  offer_targets: withTexts('promotions', () => import('./custom/offerTargets')),
  offer_value: withTexts('promotions', () => import('./custom/offerValue')),
  percent: () => import('./percent'),
  permissions: withTexts(['people', 'tools'], () => import('./custom/permissions')),
  phone: () => import('./phone'),
  recursion: withTexts('promotions', () => import('./custom/recursion')),
  reference: () => import('./reference'),
  references: () => import('./references'),
  reply_templates: withTexts('storeSettings', () => import('./replyTemplates')),
  secret: withTexts('storeSettings', () => import('./secret')),
  stays: withTexts('storeSettings', () => import('./stays')),
  stock: () => import('./stock'),
  table_place: () => import('./custom/tablePlace'),
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

/** The input of a field. @throws for a kind that is only edited in a form of its own */
export function inputOf(name: KindName): NonNullable<Kind['Input']> {
  const { Input } = kindOf(name);
  if (!Input) throw new Error(`The kind "${name}" has no input: it needs a form of its own`);
  return Input;
}
