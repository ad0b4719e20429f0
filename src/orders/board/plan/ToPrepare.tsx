import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { localText } from '#contract/multilingual';
import { useOrderFormat } from '../../display/orderContext';
import type { PlannedItem } from './planOf';

const Items = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  '& b': { fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
});

/** Number of items to show; the rest is folded. */
const initialCount = 8;

interface ToPrepareProps {
  items: readonly PlannedItem[];
  /** Whether it has a heading. */
  hasTitle?: boolean;
}

/** The items to prepare, most frequent first: `12× Margherita`. */
export const ToPrepare = ({ items, hasTitle = false }: ToPrepareProps) => {
  const t = useTranslate();
  const { language } = useOrderFormat();
  const [isWhole, setWhole] = useState(false);
  const first = isWhole || items.length <= initialCount + 1 ? items : items.slice(0, initialCount);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.25 }}>
      {hasTitle && (
        <Box component="h3" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' }}>
          {t('boards.plan.prepare')}
        </Box>
      )}
      <Items aria-label={t('boards.plan.prepare')}>
        {first.map(({ item_id, name, quantity }) => (
          <li key={item_id}>
            <b>{t('order.quantity', { quantity })}</b> <bdi>{localText(name, language)}</bdi>
          </li>
        ))}
      </Items>
      {first.length < items.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ minBlockSize: 40 }}>
          {t('boards.plan.all', { count: items.length })}
        </Button>
      )}
    </Box>
  );
};
