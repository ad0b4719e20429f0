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

/** Names the browser's tab after the page: `Sign in - Storedesk`. */
export function useDocumentTitle(page: string): void {
  useEffect(() => name(page), [page]);
}

/** Names the tab after the place one is at, until its page gives it a name of its own. */
export function usePlaceTitle(place: string): void {
  // Before the page's effects: what the page says comes after this, and stands.
  useLayoutEffect(() => name(place), [place]);
}

/** Adds to every title for as long as there is something to add: `(2) Today - Storedesk`. */
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
