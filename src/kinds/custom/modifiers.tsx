import type { Kind } from '../kind';

interface Named {
  name: readonly string[];
}

/** The choices of a modifier group. */
export const kind: Kind = {
  toText: (value, _field, { list, text }) =>
    Array.isArray(value) ? list((value as Named[]).map(({ name }) => text(name))) : '',
  blank: [],
  width: 200,
};
