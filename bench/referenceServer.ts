import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { DatabaseSettings } from './benchDatabase';
import { type ServerProcess, startServer } from './serverProcess';

/** Serves `reference/` with the same server program on the same data, built as Vite builds any app. */
export async function startReference(settings: DatabaseSettings): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-reference-'));
  cpSync('package.json', join(folder, 'package.json'));
  cpSync('dist/server', join(folder, 'dist/server'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  await build({
    configFile: false,
    root: resolve('bench/reference'),
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: join(folder, 'dist/app'), emptyOutDir: true },
  });
  const server = await startServer(settings, { program: join(folder, 'dist/server/main.js') });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
