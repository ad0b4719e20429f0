import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import { breakpoints } from '../../theme/tokens';

export const bookViews = ['timeline', 'floor', 'list'] as const;
export type BookView = (typeof bookViews)[number];

/** How this device shows the book: as chosen here, or else as a timeline where it has room. */
export function useBookView(): [BookView, (view: BookView) => void] {
  const isWide = useMediaQuery(`(min-width: ${breakpoints.narrowMargin}px)`, { noSsr: true });
  const [chosen, setChosen] = useState<BookView | undefined>(() => {
    const stored = readStored<string>(storageKeys.bookView);
    return bookViews.find((view) => view === stored);
  });
  const choose = (view: BookView) => {
    setChosen(view);
    writeStored(storageKeys.bookView, view);
  };
  return [chosen ?? (isWide ? 'timeline' : 'list'), choose];
}
