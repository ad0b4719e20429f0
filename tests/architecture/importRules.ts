import { IMPORT_TABLE } from './importTable';
import type { ModuleImport } from './moduleGraph';
import type { Zone } from './room';

/**
 * Files that only some code can import, in addition to the table, which only allows whole folders. With react-admin
 * loaded, the data provider is the only access to the server; code that runs before or outside it makes its own calls.
 */
const RESERVED: { files: string[]; for: string[] }[] = [
  {
    files: ['src/dataProvider/callApi$'],
    for: [
      'src/dataProvider/',
      'src/authProvider/',
      'src/push/registerDevice$',
      'src/Entrance$',
      'src/SessionProvider$',
      'src/AffectedOrders$',
      'tests/',
    ],
  },
  {
    files: ['src/dataProvider/storeCalls$', 'src/dataProvider/storeProvider$'],
    for: ['src/dataProvider/', 'tests/'],
  },
];

/** Converts a table pattern to a regular expression; `own` collects what `*` matched. */
function toExpression(pattern: string, own?: string): RegExp {
  const single = pattern.endsWith('$');
  const start = (single ? pattern.slice(0, -1) : pattern)
    .replaceAll('.', '\\.')
    .replaceAll('?', '[^/]+')
    .replaceAll('*', own === undefined ? '([^/]+)' : own.replaceAll('.', '\\.'));
  return new RegExp(`^${start}${single ? '(\\.tsx?)?$' : ''}`);
}

interface Place {
  room: Zone;
  /** The folder that `*` matches. */
  own: string;
}

function findPlace(path: string, table: Zone[]): Place | null {
  for (const room of table) {
    for (const files of room.files) {
      const match = toExpression(files).exec(path);
      if (match) return { room, own: match[1] ?? '' };
    }
  }
  return null;
}

function refusal({ from, to, isPackage, isType }: ModuleImport, { room, own }: Place): string | null {
  if (isPackage) {
    if (room.packages && !room.packages.includes(to)) return `${from} imports the package ${to}`;
    if (room.refused?.test(to)) return `${from} imports the package ${to}`;
    if (room.typesOnly?.test(to) && !isType) return `${from} imports code of ${to}, of which it may have types alone`;
    return null;
  }
  const allowed = (patterns: string[] = []) => patterns.some((pattern) => toExpression(pattern, own).test(to));
  if (allowed(room.may)) return null;
  if (!allowed(room.mayTypes)) return `${from} imports ${to}`;
  return isType ? null : `${from} imports code of ${to}, of which it may have types alone`;
}

/** Code reserved for others. */
function reservation({ from, to, isType }: ModuleImport): string | null {
  const matches = (patterns: string[], path: string) => patterns.some((pattern) => toExpression(pattern).test(path));
  const isReserved = RESERVED.some(({ files, for: allowed }) => matches(files, to) && !matches(allowed, from));
  return isReserved && !isType ? `${from} imports code of ${to}, which is reserved` : null;
}

/** Describes every import that the table doesn't allow, and every file without a room. */
export function findRefusedImports(graph: ModuleImport[], table: Zone[] = IMPORT_TABLE): string[] {
  const refused = graph.flatMap((one) => {
    const place = findPlace(one.from, table);
    const found = place ? (refusal(one, place) ?? reservation(one)) : `${one.from} has no room in the import table`;
    return found ? [found] : [];
  });
  return [...new Set(refused)];
}
