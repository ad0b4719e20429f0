/**
 * `npm start`: builds what is missing or older than its sources, then runs the server in this terminal. The npm script
 * uses `exec` because npm signals the shell that it starts; without it, the shell would end and leave the
 * server running.
 */
import { runInTerminal } from './childProcess';
import { isFresh } from './sourceHash';

if (!isFresh('app') || !isFresh('server')) {
  console.log('Building the app and the server...');
  // A separate process, so that the build's memory is released before the server starts.
  const code = await runInTerminal(process.execPath, ['--import', 'tsx', 'scripts/build.ts']);
  if (code !== 0) process.exit(code);
}

process.exitCode = await runInTerminal(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
  env: { NODE_ENV: 'production', ...process.env },
});
