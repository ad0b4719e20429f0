import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../../components/inputs/SearchField';

const pauseMs = 250;

/** Searches while one types. */
export const ActivitySearch = ({ value, onChange }: { value: string; onChange: (q: string) => void }) => {
  const t = useTranslate();
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (typed: string) => {
    clearTimeout(timer.current);
    if (typed === sent.current) return;
    sent.current = typed;
    onChange(typed);
  };
  const change = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    if (typed === '') return apply('');
    timer.current = setTimeout(() => apply(typed.trim()), pauseMs);
  };
  return (
    <SearchField
      label={t('activity.search')}
      value={text}
      onType={change}
      onEnter={() => apply(text.trim())}
      sx={{ flex: { xs: '1 1 200px', sm: '2 1 220px' }, maxInlineSize: { sm: 340 } }}
    />
  );
};
