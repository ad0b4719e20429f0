import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../components/saveFile';
import { ApiError } from '../../dataProvider/apiError';
import { RunControl, RunEnded } from '../run/runControl';

export type ExportState =
  | { step: 'idle' }
  | { step: 'running'; done: number; total: number }
  | { step: 'done'; rowCount: number; name: string }
  | { step: 'nothing' }
  | { step: 'failed'; code: number };

/** Writes a file and reports progress. `file` is `null` for no rows. */
export type ExportWriter = (
  control: RunControl,
  onProgress: (done: number, total: number) => void,
) => Promise<{ file: Blob | null; rowCount: number }>;

/** A running export; it ends with the screen that shows it, and immediately if it is cancelled. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const control = useRef<RunControl | null>(null);
  useEffect(() => () => control.current?.end(), []);
  const start = async (write: ExportWriter, name: string) => {
    const started = new RunControl();
    control.current?.end();
    control.current = started;
    // Results of a cancelled or restarted export are ignored.
    const show = (next: ExportState) => control.current === started && setState(next);
    show({ step: 'running', done: 0, total: 0 });
    try {
      const { file, rowCount } = await write(started, (done, total) => show({ step: 'running', done, total }));
      await started.pass();
      if (file) saveFile(file, name);
      show(file ? { step: 'done', rowCount, name } : { step: 'nothing' });
    } catch (error) {
      if (error instanceof RunEnded) show({ step: 'idle' });
      else if (error instanceof ApiError) show({ step: 'failed', code: error.code });
      else throw error;
    }
  };
  const cancel = () => {
    control.current?.end();
    control.current = null;
    setState({ step: 'idle' });
  };
  return { state, start, cancel };
}
