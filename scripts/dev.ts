/**
 * `npm run dev`: the app with hot reload and the API with restarts. One Ctrl-C stops both, and if either stops, so does
 * the other.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { ended } from './childProcess';

const commands = [
  ['node_modules/vite/bin/vite.js'],
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
];

const children: ChildProcess[] = commands.map((args) =>
  // No stdin: otherwise both would read the same key presses.
  spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }),
);

function stopAll(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal);
}

process.on('SIGINT', () => stopAll('SIGINT'));
process.on('SIGTERM', () => stopAll('SIGTERM'));

const endings = children.map(ended);
process.exitCode = await Promise.race(endings);
stopAll('SIGTERM');
await Promise.all(endings);
