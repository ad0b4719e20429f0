import type { FirstCall } from '../../src/early/loadTable';
import type { TextPart } from '../../src/i18n/texts';

/** Pages of one area share a chunk. */
export type Area = 'boards' | 'orders' | 'lists' | 'reports' | 'forms' | 'files' | 'other';

/** A part of the admin area, with the modules that it needs before it shows anything; their imports are included. */
export interface Part {
  area: Area;
  modules: readonly string[];
}

/** A page of the admin area. */
export interface Page extends Part {
  /** Its address; `:id` stands for one part of it, a trailing `*` for all that may follow. */
  path: string;
  /** The parts of the texts that it shows, besides the frame's: what its loader waits for (`withTexts`). */
  texts?: readonly TextPart[];
  /** The calls that it makes before it shows anything. An extra call here is wasted, but harmless. */
  calls?: readonly FirstCall[];
}
