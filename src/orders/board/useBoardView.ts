import { useState } from 'react';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';

export const boardViews = ['board', 'list'] as const;
export type BoardView = (typeof boardViews)[number];

/** Whether this device shows orders as a board or as a list. */
export function useBoardView(): [BoardView, (view: BoardView) => void] {
  const [view, setView] = useState<BoardView>(() =>
    readStored<string>(storageKeys.boardView) === 'list' ? 'list' : 'board',
  );
  return [
    view,
    (chosen) => {
      setView(chosen);
      writeStored(storageKeys.boardView, chosen);
    },
  ];
}
