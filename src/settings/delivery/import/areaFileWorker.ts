import { AreaFileError, type FileProblem, type FiledShape, readAreaFile } from '#contract/delivery/geoJson';
import type { AreaFileTerms } from './readAreas';

/** A file to read. */
export interface AskedAreas {
  file: Blob;
  terms: AreaFileTerms;
}

export type AnsweredAreas = { shapes: FiledShape[] } | { problem: FileProblem };

/** Reads a file of areas. Apart from the worker, for browsers and tests without one. */
export async function readAreaBlob({ file, terms }: AskedAreas): Promise<AnsweredAreas> {
  try {
    const { label, ...rest } = terms;
    return { shapes: readAreaFile(await file.text(), { ...rest, called: (number) => `${label} ${number}` }) };
  } catch (error) {
    return { problem: error instanceof AreaFileError ? error.problem : 'unreadable' };
  }
}

if (typeof document === 'undefined') {
  self.onmessage = async ({ data }: MessageEvent<AskedAreas>) => self.postMessage(await readAreaBlob(data));
}
