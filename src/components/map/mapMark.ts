import type { Location } from '#contract/orders/deliveryFee';

/** Shapes tell what something is without colour: a person by availability, a destination, the store. */
export type MarkShape = 'disc' | 'square' | 'ring' | 'pin' | 'home';

/** Something that stands on a map. */
export interface MapMark {
  id: string;
  at: Location;
  shape: MarkShape;
  colour: string;
  /** Of what is written in it. */
  textColour: string;
  /** A few letters or a number. */
  text: string;
  /** An edge of its own colour, for what needs attention. */
  edge?: string;
  /** It may be elsewhere by now. */
  isFaded?: boolean;
  isChosen?: boolean;
  /** Shown beside it where it is chosen or pointed at, and said by name. */
  title: string;
}

/** Marks that change often: a map asks for those alone that changed. */
export interface MarkSource {
  all: () => readonly MapMark[];
  mark: (id: string) => MapMark | undefined;
  /** Calls with the ids that changed, came or went. Returns how to stop. */
  subscribe: (listener: (ids: readonly string[]) => void) => () => void;
}
