import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { searchKey } from '#contract/searchKey';
import { SearchField } from '../../components/inputs/SearchField';

const pauseMs = 250;

/** A search that the server takes: long enough, or a number. Anything shorter asks for everything. */
const searchable = (text: string): string => (searchKey(text) ? text.trim() : '');

/** Searches while one types. */
export const ListSearch = ({ label }: { label: string }) => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { pathname } = useLocation();
  const applied = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [text, setText] = useState(applied);
  const sent = useRef(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ filterValues, setFilters });
  latest.current = { filterValues, setFilters };

  // A saved view or "clear all" sets another search than the one typed.
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    setText(applied);
  }, [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (typed: string) => {
    clearTimeout(timer.current);
    const q = searchable(typed);
    if (q === sent.current) return;
    sent.current = q;
    latest.current.setFilters({ ...latest.current.filterValues, q }, undefined, false);
  };
  const change = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    if (typed === '') apply('');
    else {
      timer.current = setTimeout(() => {
        // A record was opened meanwhile, and this list is seen only until it is there: a search would lead back here.
        if (window.location.pathname === pathname) apply(typed);
      }, pauseMs);
    }
  };
  const isShort = text.trim() !== '' && searchable(text) === '';

  return (
    <SearchField
      label={label}
      value={text}
      onType={change}
      onEnter={() => apply(text)}
      hint={isShort ? t('recordLists.search.short') : undefined}
      sx={{ flex: { xs: '1 1 120px', sm: '1 1 220px' }, maxInlineSize: { sm: 360 } }}
    />
  );
};
