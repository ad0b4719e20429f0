import type { texts as entrance } from './en/entrance';
import type { texts as frame } from './en/frame';
import type { texts as landing } from './en/landing';
import type { texts as pages } from './en/pages';

/** The shape of English, whatever its words are. */
type Shape<English> = English extends string ? string : { [Key in keyof English]: Shape<English[Key]> };

/** The parts that texts are fetched in; each language has them in the shape of the English ones. */
export interface Texts {
  /** Of the pages outside the admin area. */
  entrance: Shape<typeof entrance>;
  /** Of the frame of the admin area and the order boards: what its first page needs. */
  frame: Shape<typeof frame>;
  /** Of the landing page. */
  landing: Shape<typeof landing>;
  /** Of all other pages of the admin area. */
  pages: Shape<typeof pages>;
}
