import { parseSync } from 'oxc-parser';
import type { ProjectFile } from './projectFiles';

/** A comment: one block, or line comments directly below each other. */
export interface Comment {
  /** On one line, without markers. */
  text: string;
  start: number;
  isDocstring: boolean;
}

/** Returns the text without the markers at the start of each line. */
const withoutMarkers = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*(\/\/|\*)?\s*/, ''))
    .join(' ')
    .trim();

/** Returns the comments of a TypeScript file, in order. */
export function commentsOf({ path, text }: ProjectFile): Comment[] {
  const spans: { start: number; end: number; type: string }[] = [];
  for (const { type, start, end } of parseSync(path, text).comments) {
    const last = spans.at(-1);
    const isContinued = type === 'Line' && last?.type === 'Line' && /^\s*$/.test(text.slice(last.end, start));
    if (last && isContinued) last.end = end;
    else spans.push({ type, start, end });
  }
  return spans.map(({ type, start, end }) => ({
    text: withoutMarkers(type === 'Line' ? text.slice(start, end) : text.slice(start + 2, end - 2)),
    start,
    isDocstring: text.startsWith('/**', start),
  }));
}
