import { useCallback, useState } from 'react';
import type { Item } from '#contract/entities/menu';
import { type ChoiceRequest, defaultChoices, needsChoice } from './choices';
import { choosable, type MenuIndex } from './menuIndex';

/**
 * Chooses menu items: immediately if nothing must be asked, otherwise through the dialog.
 *
 * @param onChosen receives a new line, or with `line_id` a changed one; stays the same function
 */
export function useChoosing(menu: MenuIndex, onChosen: (chosen: ChoiceRequest) => void) {
  const [request, setRequest] = useState<ChoiceRequest | null>(null);

  const ask = useCallback(
    (item: Item, quantity = 1) =>
      setRequest({ item, quantity, note: '', modifiers: defaultChoices(choosable(menu, item)) }),
    [menu],
  );
  const pick = useCallback(
    (item: Item, quantity = 1) => {
      const groups = choosable(menu, item);
      if (needsChoice(groups)) ask(item, quantity);
      else onChosen({ item, quantity, note: '', modifiers: defaultChoices(groups) });
    },
    [menu, ask, onChosen],
  );
  const done = (answered: ChoiceRequest) => {
    setRequest(null);
    onChosen(answered);
  };
  return { request, setRequest, pick, ask, done };
}
