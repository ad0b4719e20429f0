import { menuLanguageName } from '#contract/menuLanguages';
import type { Kind } from '../kind';

/** The languages of the menu, in order. */
export const kind: Kind = {
  toText: (value, _field, { list }) =>
    list(((value ?? []) as { code: string }[]).map(({ code }) => menuLanguageName(code))),
  blank: [],
  width: 200,
};
