import { type MenuLanguageCode, menuLanguageNames } from '#contract/menuLanguages';
import { useListText } from '../../components/text/useListText';

/** A language's own name; stores from before the list may have others. */
export const nameOf = (code: string): string => menuLanguageNames[code as MenuLanguageCode] ?? code;

/** The languages in the history and in the comparison of conflicts. */
export const LanguagesInWords = ({ value }: { value: unknown }) => {
  const list = useListText();
  return list(((value ?? []) as { code: string }[]).map(({ code }) => nameOf(code)));
};
