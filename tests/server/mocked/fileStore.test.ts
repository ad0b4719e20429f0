import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '#server/env';
import { FilesUnavailable } from '#server/files/fileStore';
import { openFileStore } from '#server/files/openFileStore';

/** The point at which a write fails; by default it succeeds. */
const fails = vi.hoisted(() => ({ at: null as 'write' | 'rename' | null }));

const diskFull = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return {
    ...real,
    writeFile: async (...[path, content, options]: Parameters<typeof real.writeFile>) => {
      if (fails.at !== 'write') return real.writeFile(path, content, options);
      // As a disk does that fills up: half of it is written.
      const half = content as Buffer;
      await real.writeFile(path, half.subarray(0, half.length / 2), options);
      throw diskFull();
    },
    rename: async (...paths: Parameters<typeof real.rename>) => {
      if (fails.at === 'rename') throw diskFull();
      return real.rename(...paths);
    },
  };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storedesk-files-'));
});
afterEach(async () => {
  fails.at = null;
  await rm(folder, { recursive: true });
});

const store = () => openFileStore(readEnv({ FILES_DIR: folder }));
const key = 'item-pictures/store/picture.webp';
const names = () => readdir(join(folder, 'item-pictures/store'));

describe('the store of files', () => {
  it('keeps a file whole, and replaces it whole', async () => {
    await store().put(key, Buffer.from('the first'));
    await store().put(key, Buffer.from('another'));
    expect(String(await store().get(key))).toBe('another');
    expect(await names()).toEqual(['picture.webp']);
  });

  it.each(['write', 'rename'] as const)('has nothing of a file whose %s fails', async (at) => {
    fails.at = at;
    await expect(store().put(key, Buffer.alloc(100_000))).rejects.toThrow(FilesUnavailable);
    expect(await names()).toEqual([]);
    expect(await store().get(key)).toBeNull();
  });

  it.each(['write', 'rename'] as const)(
    'still has the file that was there when the %s of another fails',
    async (at) => {
      await store().put(key, Buffer.from('the first'));
      fails.at = at;
      await expect(store().put(key, Buffer.from('another'))).rejects.toThrow(FilesUnavailable);
      expect(String(await store().get(key))).toBe('the first');
      expect(await names()).toEqual(['picture.webp']);
    },
  );
});
