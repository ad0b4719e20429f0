import { resolve } from 'node:path';
import { type Env, readEnv } from '../env';

/** A path that a command was given, relative to where it was called: npm itself moves to the project's folder. */
export const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);

/** The folder that a command was given. */
export function folderArgument(usage: string): string {
  const [folder, ...rest] = process.argv.slice(2);
  if (!folder || rest.length > 0) throw new Error(`Usage: ${usage}`);
  return fromCaller(folder);
}

/** Runs an operator's command on the server's settings: prints what it did, or why it failed, with exit code 1. */
export async function runCommand(work: (env: Env) => Promise<string>): Promise<void> {
  try {
    console.log(await work(readEnv(process.env)));
  } catch (error) {
    // As at the server's start: the message says what to do.
    console.error(error instanceof Error ? error.message : error);
    if (process.env.LOG_LEVEL === 'debug') console.error(error);
    process.exitCode = 1;
  }
}
