import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Moves the source maps out of the served folder, keeping their paths: `assets/a.js.map` in `folder` becomes
 * `assets/a.js.map` in `target`. They decode stack traces in the log; visitors don't need them.
 *
 * @param folder the built app
 * @param target emptied first
 */
export function moveSourceMaps(folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    renameSync(join(folder, file), join(target, file));
  }
}
