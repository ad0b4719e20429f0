import { basename, dirname } from 'node:path';
import { adminArea, entrancePages, entries, reached } from './entries';
import { moduleName, type Uses } from './findUses';
import type { Area, Part } from './page';
import { parts } from './pages';

/** Large packages, and parts of ours, that a few pages of several areas need. */
const apart: Readonly<Record<string, RegExp>> = {
  sortable: /@dnd-kit\/|^src\/components\/sortable\//,
  autocomplete: /@popperjs\/|@mui\/.*(?:[aA]utocomplete|useForcedRerendering|\/Popper\/)/,
  maps: /\/(?:@react-leaflet|leaflet|react-leaflet)\/|^src\/components\/map\/(?!parsePosition)/,
  chips: /@mui\/.*\/(?:AlertTitle|Cancel\.js|Chip|ListItemButton)|^src\/components\/diet\/DietFacts/,
  virtual: /@tanstack\/(?:react-virtual|virtual-core)\//,
  // For a second factor, and for who has one.
  passkeys: /\/@simplewebauthn\/|^src\/dataProvider\/passkeys\./,
  // For the pages that take a code, and a consent with it: each of these alone would be another request. The profile shows a
  // demo's message too, and they would fetch its tabs with it.
  codes:
    /^contract\/accountLimits\.|^src\/(?:components\/entrance\/(?:ConsentField|DemoMessage|code\/(?:codeIn|useCodeField|useCodeSending))|dataProvider\/codeErrorText)\./,
  // For figures and files of them, also an accountant's.
  figures:
    /^contract\/(?:menuFiles\/(?:guard|writeMoney)|ledger\/earnings)\.|^src\/(?:menuFiles\/(?:run\/(?:retryUntilReached|runControl)|export\/(?:useExport|ExportStart))|components\/(?:FigureTable|saveFile)|custom-pages\/earnings\/(?:earningChoice|export\/entryColumns))\./,
  carousel: /\/embla-carousel|^src\/components\/carousel\/Carousel/,
  discounts: /^(?:contract|src\/components)\/offers\//,
  // For forms, and for dialogs of all areas. A chunk of its own, so that code shared with lists and dispatch doesn't load
  // it.
  values:
    /\/react-hook-form\/|\/(?:mutationObserver|useMutation|ValidationError)\.|^contract\/codes\/successCodes\.|^src\/components\/feedback\/ConfirmButton\.|^src\/components\/inputs\/inputParts\.|^src\/records\/form\/(?:Dialog|serverErrors|useDialogField|valuesThatDiffer)/,
  days: /^src\/records\/list\/toolbar\/DaysFilter/,
  // Delivery people's form shows `ErrorInSight` too, and would fetch the pictures with it. With `useSettings`, the settings'
  // pages would fetch what dialogs of all areas share.
  forms: /^src\/(?:components\/feedback\/ErrorInSight|settings\/useSettings)/,
  // For pages about times and stock. The frame loads it after the page's first records.
  opening:
    /^contract\/opening\/(?!hoursErrors|weeklyHours)|^contract\/menu\/snooze|^src\/components\/store\/servedTypes\./,
  // Also loaded by the frame then, and without the pages that need some of it. Dispatch would load the charges of bookings
  // with what it shares with their book.
  later:
    /^contract\/(?:orders\/settlement|bookings\/chargeFor)\.|^src\/components\/store\/serviceText\.|\/reviewChoice\.|\/(?:PauseCircle|Schedule)Outlined/,
  // Small. Otherwise `opening` would contain it, and most pages would load that.
  admin: /^contract\/opening\/weeklyHours\./,
  // Small too. Registration would load `extras` for them.
  shared: /^contract\/referenceLanguages\.|^src\/components\/text\/countryNames\./,
  stock: /^src\/components\/stock\/(?!Snooze)/,
  // For the boards of later days. Everyone starts with today's.
  plan: /^src\/orders\/board\/plan\//,
  // For the settings' pages, dialogs with some of their fields, and the history of changes. Most pages show none of these.
  sections: /^src\/descriptors\/(?:defineSettings|settings\/(?!index))/,
  // For delivery areas alone.
  areas: /^src\/settings\/areas\/useDeliveryAreas|^contract\/delivery\/(?:areas|coverage|unreachableAreas)\./,
  // For an order's panel and the settings of fees. Dispatch would load it with `common`.
  records: /^src\/components\/delivery\/FeeSteps\./,
  // For lists and files. Dispatch would load it with `common`.
  lists: /@mui\/.*\/LinearProgress\//,
  pictures: /^src\/components\/inputs\/images\/(?:Picture|UploadRow)/,
};

/** Fetched by what is loaded already, and only once there is a file to read or write. */
const fetchedAlone = /\/papaparse\/|\/csvText\.ts$/;

/** A language's texts, in a folder or, as they begin, in one file. */
const aLanguage = /^src\/i18n\/[a-z]{2}(?:-\w+)?(?:\/|\.ts$)/;

/** Each is small, and whatever draws it would fetch all that shares its chunk. */
const isIcon = (module: string): boolean => module.includes('/@mui/icons-material/');

const isPackage = (module: string): boolean => module.includes('node_modules/') || module.startsWith('\0native:');

/**
 * Separates a package's chunk, which changes with an update of the package, from ours, which changes with the product.
 */
const halved = (module: string, packages: string, own: string): string => (isPackage(module) ? packages : own);

/** Each group contains what it names and all imports of that which no earlier group contains. */
const shared = [
  ...[
    'react',
    'start',
    'entrance',
    'shared',
    'react-admin',
    'admin',
    'boards',
    'plan',
    'opening',
    'later',
    'passkeys',
    'codes',
    'controls',
    'extras',
    'carousel',
  ],
  ...[
    'common',
    'discounts',
    'days',
    'values',
    'sortable',
    'maps',
    'chips',
    'stock',
    'autocomplete',
    'virtual',
    'records',
    'seldom',
    'lists',
    'figures',
    'reports',
    'forms',
    'pictures',
    'sections',
    'areas',
    'orders',
    'taking',
    'panel',
    'files',
    'rest',
  ],
];

/** Those that no page outside the admin area may load. */
export const adminGroups: readonly string[] = shared
  .slice(shared.indexOf('react-admin'))
  .filter((name) => !['passkeys', 'codes', 'controls', 'extras', 'carousel', 'maps'].includes(name));

/** Controls of the entrance that fewer pages of the admin area need don't make everyone's download larger. */
const neededByMany = 6;

const nameOf = ({ modules: [first = ''] }: Part): string => basename(first, '.tsx');

/** Entry points that a part alone fetches later, by the part's name. */
function laterOf({ later }: Uses): (part: Part) => ReadonlySet<string> {
  const reach = new Map(parts.map((part) => [nameOf(part), reached(part.modules, later)]));
  const frame = reached([adminArea], later);
  const own = new Map(
    [...reach].map(([name, mine]) => {
      const others = [frame, ...[...reach].filter(([other]) => other !== name).map(([, theirs]) => theirs)];
      return [name, new Set([...mine].filter((entry) => !others.some((theirs) => theirs.has(entry))))];
    }),
  );
  return (part) => own.get(nameOf(part)) ?? new Set();
}

const count = (groups: ReadonlyMap<string, string | null>, name: string): number =>
  [...groups.values()].filter((other) => other === name).length;

/** The dispatch page needs neither what chooses from the menu nor what is opened later: an order's panel, its dialogs. */
function groupOfOrders(needed: readonly Part[]): string {
  const pages = needed.filter((part) => 'path' in part).map(nameOf);
  if (pages.length === 0) return 'panel';
  return pages.every((page) => page === 'CreateOrderPage') ? 'taking' : 'orders';
}

interface Question {
  /** The entry points that load the module. */
  users: ReadonlySet<string>;
  ofEntrance: ReadonlySet<string>;
  ownLater: (part: Part) => ReadonlySet<string>;
}

/** The group of a module; `null` if a single entry point uses it, whose chunk it then belongs to. */
function groupOf(module: string, { users, ofEntrance, ownLater }: Question): string | null {
  if (module.startsWith('\0rolldown') || fetchedAlone.test(module) || aLanguage.test(module)) return null;
  const needed = new Map(
    parts.filter(({ modules }) => modules.some((entry) => users.has(entry))).map((part) => [nameOf(part), part]),
  );
  const areas = new Set<Area>([...needed.values()].map(({ area }) => area));
  const isOfFrame = users.has(adminArea) || areas.has('boards');
  if (users.has(entries.start) || module.startsWith('src/i18n/')) return halved(module, 'react', 'start');
  if (users.has(entries.entrance)) return isOfFrame || areas.size > 0 ? halved(module, 'react', 'start') : 'entrance';
  const special = Object.keys(apart).find((name) => apart[name]?.test(module));
  if (special) return special;
  if ([...users].some((user) => ofEntrance.has(user)))
    return isOfFrame
      ? 'shared'
      : needed.size > neededByMany || isIcon(module)
        ? 'controls'
        : needed.size > 0
          ? 'extras'
          : null;
  if (/^src\/kinds\/(?!index|kind)\w+\.tsx$/.test(module)) return 'forms';
  if (
    areas.has('boards') &&
    !users.has(adminArea) &&
    [...areas].every((area) => area === 'boards' || area === 'orders')
  )
    return 'boards';
  if (isOfFrame) return halved(module, 'react-admin', 'admin');
  if (users.size < 2 && needed.size === 0) return null;
  const [only] = needed.values();
  if (!only) return 'rest';
  if (needed.size === 1) {
    const own = ownLater(only);
    return [...users].every((user) => only.modules.includes(user) || own.has(user)) ? nameOf(only) : null;
  }
  // Code that a resource's list and form share belongs only to that resource.
  const [folder, ...others] = new Set([...needed.values()].map(({ modules: [first = ''] }) => dirname(first)));
  // The sub-accounts' form loads what is seldom needed anyway, and makes as many requests as it may.
  if (areas.size > 1 && folder?.startsWith('src/resources/') && others.length === 0)
    return folder.endsWith('/sub-stores') ? 'seldom' : basename(folder);
  if (only.area === 'orders' && areas.size === 1) return groupOfOrders([...needed.values()]);
  if (areas.size === 1) return only.area === 'other' ? 'common' : only.area;
  // The pages about money are mostly lists.
  if ([...areas].every((area) => area === 'lists' || area === 'reports')) return 'lists';
  if ([...areas].every((area) => area === 'lists' || area === 'reports' || area === 'forms')) return 'records';
  return needed.size > 2 || isIcon(module) || /^(?:contract|src\/components)\//.test(module) ? 'common' : 'seldom';
}

/**
 * Bundles the code into a few chunks: what every page needs, what the pages of an area share, and one chunk for each
 * page. By default the bundler makes one for each set of pages that share something: some 340, which compress badly and
 * take a request each.
 */
export function chunkGroups(uses: Uses) {
  const ofEntrance = entrancePages(uses);
  const ownLater = laterOf(uses);
  const groups = new Map(
    [...uses.of].map(([module, users]) => [module, groupOf(module, { users, ofEntrance, ownLater })]),
  );
  const ofPages = new Set(parts.map(nameOf));
  // A single module isn't worth a request.
  for (const [module, name] of groups)
    if (name && !shared.includes(name) && !ofPages.has(name) && count(groups, name) === 1)
      groups.set(module, 'records');
  const ofFolders = new Set(
    [...groups.values()].flatMap((name) => (name && !shared.includes(name) && !ofPages.has(name) ? [name] : [])),
  );
  return [...shared, ...ofFolders, ...ofPages].map((name) => ({
    name,
    test: (id: string) => groups.get(moduleName(id)) === name,
  }));
}
