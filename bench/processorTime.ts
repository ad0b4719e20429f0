import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const tickMs = 10;

/** Milliseconds of processor time that a process has used, its kernel's share among them. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets, and may hold blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) * tickMs;
}
