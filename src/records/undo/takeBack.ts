import type { BulkResult } from '#contract/entities/change';
import { ApiError, errorText } from '../../dataProvider/apiError';

export interface TakenBack {
  done: BulkResult[];
  refused: BulkResult[];
  /** Why a change as a whole could not be taken back, as a translation key. */
  failure: string | null;
}

/**
 * Takes changes back, the last one first: a later one may stand on an earlier one.
 *
 * @param undo makes the call for one change
 */
export async function takeBack(
  changeIds: readonly string[],
  undo: (changeId: string) => Promise<{ results: BulkResult[] }>,
): Promise<TakenBack> {
  const results: BulkResult[] = [];
  let failure: string | null = null;
  for (const changeId of changeIds.toReversed()) {
    try {
      results.push(...(await undo(changeId)).results);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failure = errorText(error);
      break;
    }
  }
  return {
    done: results.filter(({ success }) => success),
    refused: results.filter(({ success }) => !success),
    failure,
  };
}
