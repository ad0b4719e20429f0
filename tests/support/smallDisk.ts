import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Mounts a folder with little space for the duration of a test.
 *
 * @param size in the format of `mount`, such as `16k`
 * @returns `null` if this user can't mount one
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
