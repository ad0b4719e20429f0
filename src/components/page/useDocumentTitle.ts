import { useEffect, useLayoutEffect } from 'react';

type Mark = (title: string) => string;

const unmarked: Mark = (title) => title;
let title = '';
let mark = unmarked;

function show(): void {
  if (title) document.title = mark(`${title} - Storedesk`);
}

function name(page: string): void {
  title = page;
  show();
}

/** Sets the title of the browser tab: `Sign in - Storedesk`. */
export function useDocumentTitle(page: string): void {
  useEffect(() => name(page), [page]);
}

/** Sets the tab's title by the address, until the page sets its own. */
export function usePlaceTitle(place: string): void {
  // Runs before the page's effects, so that the page's own title wins.
  useLayoutEffect(() => name(place), [place]);
}

/** Adds a prefix to every title while there is one: `(2) Today - Storedesk`. */
export function useTitleMark(text: string | null): void {
  useEffect(() => {
    mark = text === null ? unmarked : (plain) => `${text} ${plain}`;
    show();
    return () => {
      mark = unmarked;
      show();
    };
  }, [text]);
}
