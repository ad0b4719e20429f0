import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const pauseMs = 250;

interface TypedSearch {
  /** What is looked for now. */
  applied: string;
  /** What a text looks for; empty where that is everything. */
  toQuery: (text: string) => string;
  onSearch: (query: string) => void;
}

/** The text of a search field that looks while one types, and at once by Enter. */
export function useTypedSearch({ applied, toQuery, onSearch }: TypedSearch) {
  const { pathname } = useLocation();
  const [text, setText] = useState(applied);
  const sent = useRef(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef(onSearch);
  search.current = onSearch;

  // A saved view or "clear all" sets another search than the one typed.
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    setText(applied);
  }, [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (typed: string) => {
    clearTimeout(timer.current);
    const query = toQuery(typed);
    if (query === sent.current) return;
    sent.current = query;
    search.current(query);
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    if (typed === '') return apply('');
    timer.current = setTimeout(() => {
      // A record was opened meanwhile, and this list is seen only until it is there: a search would lead back here.
      if (window.location.pathname === pathname) apply(typed);
    }, pauseMs);
  };
  return { text, type, enter: () => apply(text) };
}
