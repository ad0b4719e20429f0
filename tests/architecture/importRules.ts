import { IMPORT_TABLE } from './importTable';
import type { ModuleImport } from './moduleGraph';
import type { Room } from './room';

/**
 * Files whose code only some may import: on top of the table, which lets a room import a whole folder. The data provider is the one way to the
 * server wherever react-admin is loaded; what runs before it, or beside it, makes its calls itself.
 */
const RESERVED: { files: string[]; for: string[] }[] = [
  {
    files: ['src/dataProvider/callApi$'],
    for: [
      'src/dataProvider/',
      'src/authProvider/',
      'src/push/registerDevice$',
      'src/Entrance$',
      'src/SessionKeeper$',
      'tests/',
    ],
  },
  {
    files: ['src/dataProvider/storeCalls$', 'src/dataProvider/storeProvider$'],
    for: ['src/dataProvider/', 'tests/'],
  },
];

/** A pattern of the table as an expression; `own` collects what `*` stood for. */
function toExpression(pattern: string, own?: string): RegExp {
  const single = pattern.endsWith('$');
  const start = (single ? pattern.slice(0, -1) : pattern)
    .replaceAll('.', '\\.')
    .replaceAll('?', '[^/]+')
    .replaceAll('*', own === undefined ? '([^/]+)' : own.replaceAll('.', '\\.'));
  return new RegExp(`^${start}${single ? '(\\.tsx?)?$' : ''}`);
}

interface Place {
  room: Room;
  /** The folder that `*` stands for. */
  own: string;
}

function findPlace(path: string, table: Room[]): Place | null {
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

/** Code that is reserved for others. */
function reservation({ from, to, isType }: ModuleImport): string | null {
  const matches = (patterns: string[], path: string) => patterns.some((pattern) => toExpression(pattern).test(path));
  const isReserved = RESERVED.some(({ files, for: allowed }) => matches(files, to) && !matches(allowed, from));
  return isReserved && !isType ? `${from} imports code of ${to}, which is reserved` : null;
}

/** Every import that the table does not allow, and every file that has no room, in words. */
export function findRefusedImports(graph: ModuleImport[], table: Room[] = IMPORT_TABLE): string[] {
  const refused = graph.flatMap((one) => {
    const place = findPlace(one.from, table);
    const found = place ? (refusal(one, place) ?? reservation(one)) : `${one.from} has no room in the import table`;
    return found ? [found] : [];
  });
  return [...new Set(refused)];
}
