import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A folder with little space, for the length of a test.
 *
 * @param size as `mount` takes it, such as `16k`
 * @returns `null` where this user can't mount one
 */
export function smallDisk(size: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-small-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  onTestFinished(() => {
    if (status === 0) spawnSync('umount', [folder]);
    rmdirSync(folder);
  });
  return status === 0 ? folder : null;
}
