import type { Figure } from './benchmark';

const headings = ['Row', 'What', 'Figure', 'Reference', 'Ratio', 'Target', ''] as const;

/** The results as a Markdown table, with columns that also line up in a terminal. */
export function formatTable(figures: readonly (Figure & { row: number })[]): string {
  const cells = figures.map(({ row, what, measured, reference, ratio, target, isReached }) => [
    String(row),
    what,
    measured,
    reference,
    ratio,
    target,
    isReached ? 'ok' : 'miss',
  ]);
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...cells.map((line) => (line[column] ?? '').length)),
  );
  const line = (values: readonly string[]) =>
    `| ${values.map((value, column) => value.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}
