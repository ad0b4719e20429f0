/** One line of the table that `npm run bench` prints. */
export interface Figure {
  what: string;
  measured: string;
  /** The value it is compared with in the same run; empty if the target is a plain number. */
  reference: string;
  ratio: string;
  target: string;
  isReached: boolean;
}

/** A benchmark of DESIGN section 12, by its row number there. */
export interface Benchmark {
  row: number;
  title: string;
  /** @throws where it cannot run here; a target that is missed is a figure, and no error */
  run(): Promise<Figure[]>;
}

export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;

/** The percentile of some values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
