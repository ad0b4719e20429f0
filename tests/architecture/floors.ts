import type { ModuleImport } from './moduleGraph';

/** The app's folders from the ground up. Files directly in `src` are the roof: they put everything together. */
const FLOORS: readonly (readonly string[])[] = [
  ['config', 'session', 'theme'],
  ['i18n'],
  ['dataProvider'],
  ['components'],
  ['descriptors'],
  ['authProvider', 'kinds'],
  ['realtime'],
  ['push'],
  ['records'],
  ['menuFiles'],
  ['resources'],
  ['settings'],
  ['orders'],
  ['custom-pages'],
  ['layout'],
];

/** A file's floor; `undefined` for files of other programs (`src/early`, the service worker) and outside the app. */
function floorOf(path: string): number | undefined {
  const [root, folder = '', ...below] = path.split('/');
  if (root !== 'src') return undefined;
  if (below.length === 0) return FLOORS.length;
  const floor = FLOORS.findIndex((folders) => folders.includes(folder));
  return floor < 0 ? undefined : floor;
}

/** Imports from a higher floor, as `from -> to`: what is read by everyone lies too high. */
export function findUpwardImports(imports: readonly ModuleImport[]): string[] {
  return imports.flatMap(({ from, to, isPackage }) => {
    const [lower, upper] = [floorOf(from), floorOf(to)];
    return !isPackage && lower !== undefined && upper !== undefined && upper > lower ? [`${from} -> ${to}`] : [];
  });
}
