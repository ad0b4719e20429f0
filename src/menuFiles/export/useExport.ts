import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../dataProvider/apiError';
import { RunControl, RunEnded } from '../run/runControl';
import { saveFile } from '../saveFile';

export type ExportState =
  | { step: 'idle' }
  | { step: 'running'; done: number; total: number }
  | { step: 'done'; rowCount: number; name: string }
  | { step: 'nothing' }
  | { step: 'failed'; code: number };

/** Writes a file, telling how far it is. `file` is `null` where there is nothing to write. */
export type ExportWriter = (
  control: RunControl,
  onProgress: (done: number, total: number) => void,
) => Promise<{ file: Blob | null; rowCount: number }>;

/** An export that is under way; it ends with the screen that shows it. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const control = useRef<RunControl | null>(null);
  useEffect(() => () => control.current?.end(), []);
  const start = async (write: ExportWriter, name: string) => {
    const own = new RunControl();
    control.current?.end();
    control.current = own;
    setState({ step: 'running', done: 0, total: 0 });
    try {
      const { file, rowCount } = await write(own, (done, total) => setState({ step: 'running', done, total }));
      if (file) saveFile(file, name);
      setState(file ? { step: 'done', rowCount, name } : { step: 'nothing' });
    } catch (error) {
      if (error instanceof RunEnded) setState({ step: 'idle' });
      else if (error instanceof ApiError) setState({ step: 'failed', code: error.code });
      else throw error;
    }
  };
  return { state, start, cancel: () => control.current?.end() };
}
