import { type Dispatch, useCallback, useState } from 'react';
import type { Item } from '#contract/entities/menu';
import { type ChoiceRequest, defaultChoices, needsChoice } from './choices/choices';
import type { DraftAction } from './draft/draftReducer';
import { newLineId } from './draft/orderDraft';
import { choosable, type MenuIndex } from './menu/menuIndex';

/** Putting items on the ticket: at once where nothing must be asked, through the dialog otherwise. */
export function useChoosing(menu: MenuIndex, dispatch: Dispatch<DraftAction>, onAdded: (item: Item) => void) {
  const [request, setRequest] = useState<ChoiceRequest | null>(null);

  const add = useCallback(
    ({ item, line_id, quantity, note, modifiers }: ChoiceRequest) => {
      if (line_id) return dispatch({ type: 'changeLine', id: line_id, change: { quantity, note, modifiers } });
      const line = { id: newLineId(), item_id: item._id, name: item.name, quantity, note, modifiers };
      dispatch({ type: 'addLine', line });
      onAdded(item);
    },
    [dispatch, onAdded],
  );
  const ask = useCallback(
    (item: Item, quantity = 1) =>
      setRequest({ item, quantity, note: '', modifiers: defaultChoices(choosable(menu, item)) }),
    [menu],
  );
  const pick = useCallback(
    (item: Item, quantity = 1) => {
      const groups = choosable(menu, item);
      if (needsChoice(groups)) ask(item, quantity);
      else add({ item, quantity, note: '', modifiers: defaultChoices(groups) });
    },
    [menu, ask, add],
  );
  const done = (answered: ChoiceRequest) => {
    setRequest(null);
    add(answered);
  };
  return { request, setRequest, pick, ask, done };
}
