import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const FORWARDED: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SIGNAL_NUMBERS: Partial<Record<NodeJS.Signals, number>> = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** A finished child's exit code, as a shell reports it: 128 plus the signal's number if a signal ended it. */
export function exitCode(code: number | null, signal: NodeJS.Signals | null): number {
  if (code !== null) return code;
  return 128 + ((signal && SIGNAL_NUMBERS[signal]) ?? 0);
}

/** Resolves with the child's exit code; rejects if it couldn't be started. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(exitCode(code, signal)));
  });
}

/**
 * Runs a command in this terminal and forwards signals to it, so that the child can shut down
 * first. Resolves with its exit code.
 */
export async function runInTerminal(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of FORWARDED) process.on(signal, forward);
  try {
    return await ended(child);
  } finally {
    for (const signal of FORWARDED) process.off(signal, forward);
  }
}
