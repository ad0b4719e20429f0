import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits';
import type { BulkOutcome } from '../../dataProvider/storeProvider';
import { type ResourceName, raName } from '../../resources/index';
import { type BulkReport, runBulk } from './runBulk';

type BulkState =
  | { step: 'asking' }
  | { step: 'running'; done: number; total: number; isCancelled: boolean }
  | { step: 'done'; report: BulkReport };

/** A change of many records: how far it is, how to stop it, and what became of it. Their lists are loaded anew after. */
export function useBulkRun(name: ResourceName, onReport: (report: BulkReport) => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<BulkState>({ step: 'asking' });
  const running = useRef<AbortController>(undefined);
  // Whoever leaves the page leaves the batches that are not sent yet.
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
