import { IMPORT_TABLE } from './importTable';
import type { ModuleImport } from './moduleGraph';
import type { Zone } from './zone';

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
      'src/StepUp$',
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

interface Match {
  zone: Zone;
  /** The folder that `*` matches. */
  own: string;
}

function findZone(path: string, table: Zone[]): Match | null {
  for (const zone of table) {
    for (const files of zone.files) {
      const match = toExpression(files).exec(path);
      if (match) return { zone, own: match[1] ?? '' };
    }
  }
  return null;
}

function refusal({ from, to, isPackage, isType }: ModuleImport, { zone, own }: Match): string | null {
  if (isPackage) {
    if (zone.packages && !zone.packages.includes(to)) return `${from} imports the package ${to}`;
    if (zone.refused?.test(to)) return `${from} imports the package ${to}`;
    if (zone.typesOnly?.test(to) && !isType) return `${from} imports code of ${to}, of which it may have types alone`;
    return null;
  }
  const allowed = (patterns: string[] = []) => patterns.some((pattern) => toExpression(pattern, own).test(to));
  if (allowed(zone.may)) return null;
  if (!allowed(zone.mayTypes)) return `${from} imports ${to}`;
  return isType ? null : `${from} imports code of ${to}, of which it may have types alone`;
}

/** Code reserved for others. */
function reservation({ from, to, isType }: ModuleImport): string | null {
  const matches = (patterns: string[], path: string) => patterns.some((pattern) => toExpression(pattern).test(path));
  const isReserved = RESERVED.some(({ files, for: allowed }) => matches(files, to) && !matches(allowed, from));
  return isReserved && !isType ? `${from} imports code of ${to}, which is reserved` : null;
}

/** Describes every import that the table doesn't allow, and every file without a zone. */
export function findRefusedImports(graph: ModuleImport[], table: Zone[] = IMPORT_TABLE): string[] {
  const refused = graph.flatMap((one) => {
    const match = findZone(one.from, table);
    const found = match ? (refusal(one, match) ?? reservation(one)) : `${one.from} has no zone in the import table`;
    return found ? [found] : [];
  });
  return [...new Set(refused)];
}
