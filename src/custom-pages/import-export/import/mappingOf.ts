import { limits } from '#contract/limits';
import type { ColumnMatch } from '#contract/menuFiles/matchColumns';

/** Longest header that is remembered. */
const headerMax = 200;

/** What a store remembers of its columns: those taken, and those that somebody left out on purpose. */
export const mappingOf = (matches: readonly ColumnMatch[]): Record<string, string> =>
  Object.fromEntries(
    matches
      .filter(
        ({ header, target, leftOut }) =>
          header !== '' && header.length <= headerMax && (target || leftOut === 'by_choice'),
      )
      .slice(0, limits.importColumnsMax)
      .map(({ header, target }) => [header, target ?? '']),
  );
