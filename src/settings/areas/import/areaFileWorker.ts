import type { CityBound } from '#contract/delivery/areas';
import { AreaFileError, type FiledShape, type FileProblem, readAreaFile } from '#contract/delivery/geoJson';

/** The context that a file's areas are checked in. */
export interface AreaFileTerms {
  /** Name of an area without one, followed by its number. */
  label: string;
  /** Names of the store's areas. */
  known: readonly string[];
  city: CityBound | undefined;
}

/** A request to read a file. */
export interface AreaFileRequest {
  file: Blob;
  terms: AreaFileTerms;
}

export type AreaFileReply = { shapes: FiledShape[] } | { problem: FileProblem };

/** Reads a file of areas. Also called directly, in browsers and tests without workers. */
export async function readAreaBlob({ file, terms }: AreaFileRequest): Promise<AreaFileReply> {
  try {
    const { label, ...rest } = terms;
    return { shapes: readAreaFile(await file.text(), { ...rest, defaultName: (number) => `${label} ${number}` }) };
  } catch (error) {
    return { problem: error instanceof AreaFileError ? error.problem : 'unreadable' };
  }
}

if (typeof document === 'undefined') {
  self.onmessage = async ({ data }: MessageEvent<AreaFileRequest>) => self.postMessage(await readAreaBlob(data));
}
