import { AreaFileError, type FiledShape } from '#contract/delivery/geoJson';
import { limits } from '#contract/limits';
import type { AreaFileReply, AreaFileRequest, AreaFileTerms } from './areaFileWorker';

/** The largest valid file takes a few seconds. Reading a malicious file stops after this time. */
const answerWithinMs = 30_000;

function inWorker(request: AreaFileRequest): Promise<AreaFileReply> {
  const worker = new Worker(new URL('./areaFileWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<AreaFileReply>((resolve) => {
    const timer = setTimeout(() => resolve({ problem: 'too_large' }), answerWithinMs);
    const settle = (reply: AreaFileReply) => {
      clearTimeout(timer);
      resolve(reply);
    };
    worker.onmessage = ({ data }: MessageEvent<AreaFileReply>) => settle(data);
    worker.onerror = () => settle({ problem: 'unreadable' });
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/**
 * Reads the areas of a GeoJSON file in a worker, so that the page stays responsive. A file that is too large isn't read
 * at all.
 *
 * @throws AreaFileError for a file that can't be read
 */
export async function readAreas(file: Blob, terms: AreaFileTerms): Promise<FiledShape[]> {
  if (file.size > limits.areaFileBytes) throw new AreaFileError('too_large');
  const request = { file, terms };
  const reply =
    typeof Worker === 'undefined'
      ? await (await import('./areaFileWorker')).readAreaBlob(request)
      : await inWorker(request);
  if ('problem' in reply) throw new AreaFileError(reply.problem);
  return reply.shapes;
}
