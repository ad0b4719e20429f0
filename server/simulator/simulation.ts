import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Temper } from '../demoData/comments';
import type { Random } from '../demoData/random';
import type { PlatformClient } from './platformClient';

/** The functions and settings that all simulated people share. */
export interface Simulation {
  call: PlatformClient;
  random: Random;
  log: Pick<Logger, 'info' | 'warn' | 'debug'>;
  signal: AbortSignal;
  /** Returns how a person of this name answers offers. */
  temperOf: (name: string) => Temper;
  /** Waits about `seconds` of simulated time; rejects when the simulator stops. */
  pause(seconds: number): Promise<void>;
  /** Runs an actor's task alongside the others. Errors are logged and end only that actor's task. */
  begin(act: string, work: () => Promise<void>): void;
}

/** @param pace real seconds in a simulated one; below 1 all goes quicker */
export function createSimulation(
  parts: Omit<Simulation, 'pause' | 'begin'>,
  pace: number,
): Simulation & { allEnded(): Promise<void> } {
  const acts = new Set<Promise<void>>();
  const { signal, log } = parts;
  return {
    ...parts,
    pause: (seconds) => delay(seconds * pace * 1_000, undefined, { signal }),
    begin(act, work) {
      const running = work().catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error, act }, 'simulated act failed');
      });
      acts.add(running);
      void running.finally(() => acts.delete(running));
    },
    allEnded: async () => {
      while (acts.size > 0) await Promise.all(acts);
    },
  };
}
