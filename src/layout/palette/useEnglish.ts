import { useEffect, useState } from 'react';
import { fetchEnglish } from '../../i18n/index';

type Tree = { [key: string]: Tree | string };

const read = (texts: Tree, key: string): string => {
  let found: Tree | string | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : '';
};

/**
 * Texts in English, so that who learned the product in it finds everything in every language. They load once they are
 * wanted, and are empty until then.
 */
export function useEnglish(isWanted: boolean): (key: string) => string {
  const [texts, setTexts] = useState<Tree>({});
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    fetchEnglish()
      .then((loaded) => isCurrent && setTexts(loaded as Tree))
      // Without them things are found in the language on screen alone.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return (key) => read(texts, key);
}
