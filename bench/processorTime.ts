import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const tickMs = 10;

/** Milliseconds of CPU time that a process has used, including the kernel's share. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) * tickMs;
}
