import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BulkResult } from '#contract/entities/change';
import { limits } from '#contract/limits';
import { ApiError, UnreachableError } from '../../dataProvider/apiError';
import type { BulkOutcome } from '../../dataProvider/storeProvider';
import { type ResourceName, raName } from '../../descriptors/resources/index';

/** The result of a bulk change. */
export interface BulkReport {
  results: BulkResult[];
  /** For `undo_change`: one for each batch that changed something. */
  changeIds: string[];
  /** Never sent: the user cancelled, or the server was no longer reachable. */
  untried: string[];
  /** Sent, but the reply was lost: no one knows whether they were changed. */
  unsure: string[];
}

interface BulkRun {
  ids: readonly string[];
  batchSize: number;
  send: (ids: string[]) => Promise<BulkOutcome>;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/**
 * Changes many records, batch after batch. If a whole batch is refused, each of its records counts as refused. If a
 * reply is lost, nothing is resent automatically: a price raised twice is worse than one not raised.
 */
export async function runBulk({ ids, batchSize, send, signal, onProgress }: BulkRun): Promise<BulkReport> {
  const report: BulkReport = { results: [], changeIds: [], untried: [], unsure: [] };
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    if (signal.aborted) return { ...report, untried: ids.slice(start) };
    try {
      const { results, change_id } = await send(batch);
      report.results.push(...results);
      if (change_id !== null) report.changeIds.push(change_id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error instanceof UnreachableError) return { ...report, unsure: batch, untried: ids.slice(start + batchSize) };
      report.results.push(...batch.map((_id) => ({ _id, success: false, error_code: error.code })));
    }
    onProgress(Math.min(start + batchSize, ids.length));
  }
  return report;
}

type BulkState =
  | { step: 'asking' }
  | { step: 'running'; done: number; total: number; isCancelled: boolean }
  | { step: 'done'; report: BulkReport };

/** A bulk change: its progress, a way to stop it, and its result. The lists are reloaded afterwards. */
export function useBulkRun(name: ResourceName, onReport: (report: BulkReport) => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<BulkState>({ step: 'asking' });
  const running = useRef<AbortController>(undefined);
  // Leaving the page drops the batches that haven't been sent.
  useEffect(() => () => running.current?.abort(), []);

  const start = async (ids: readonly string[], send: (ids: string[]) => Promise<BulkOutcome>) => {
    const controller = new AbortController();
    running.current = controller;
    const total = ids.length;
    setState({ step: 'running', done: 0, total, isCancelled: false });
    const report = await runBulk({
      ids,
      batchSize: limits.bulkMax,
      send,
      signal: controller.signal,
      onProgress: (done) => setState((now) => (now.step === 'running' ? { ...now, done } : now)),
    });
    setState({ step: 'done', report });
    void queryClient.invalidateQueries({ queryKey: [raName(name)] });
    onReport(report);
  };
  const cancel = () => {
    running.current?.abort();
    setState((now) => (now.step === 'running' ? { ...now, isCancelled: true } : now));
  };
  return { state, start, cancel };
}

/** Whether every record was changed. */
export const isComplete = ({ results, untried, unsure }: BulkReport): boolean =>
  untried.length === 0 && unsure.length === 0 && results.every(({ success }) => success);
