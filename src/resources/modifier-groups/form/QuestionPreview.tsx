import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { minChoices } from '#contract/orders/lineRules';
import { rangeText } from '../../../components/modifiers/rangeText';
import { surchargeText } from '../../../components/store/surchargeText';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { type ModifierRow, writtenRows } from './modifierRows';
import { useGroupValues } from './useGroupValues';

/** The preselected ones: defaults in stock, as many as allowed. */
const defaultsOf = (rows: readonly ModifierRow[], max: number): number[] =>
  rows.flatMap((row, index) => (row.is_default && row.is_in_stock ? index : [])).slice(0, max);

/** The group as customers see it while it is being edited. It can be tried out, but saves nothing. */
export const QuestionPreview = () => {
  const t = useTranslate();
  const { text, money } = useStoreFormat();
  const values = useGroupValues();
  const rows = writtenRows(values.modifiers);
  const { max, type } = values;
  const defaults = defaultsOf(rows, max);
  const [chosen, setChosen] = useState<number[]>(defaults);
  const asWritten = `${rows.length}/${max}/${defaults.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rewritten question is answered again
  useEffect(() => setChosen(defaults), [asWritten]);
  const range = rangeText({ ...values, modifiers: rows });
  const isOne = max === 1;
  const Mark = isOne ? Radio : Checkbox;
  const toggle = (index: number) => {
    if (chosen.includes(index)) {
      if (!isOne || minChoices(values) === 0) setChosen(chosen.filter((other) => other !== index));
    } else setChosen(isOne ? [index] : [...chosen, index]);
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('modifierGroups.preview.label')}
      sx={{ p: 2, position: { lg: 'sticky' }, insetBlockStart: 77 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('modifierGroups.preview.label')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {text(values.name) || t('modifierGroups.preview.unnamed')}
        </Box>
        <Chip size="small" variant="outlined" label={t(range.key, range.params)} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 0.75,
          gridTemplateColumns: type === 'grid' ? 'repeat(auto-fill, minmax(120px, 1fr))' : 'minmax(0, 1fr)',
        }}
      >
        {rows.map((row, index) => {
          const isChosen = chosen.includes(index) && row.is_in_stock;
          const isOff = !row.is_in_stock || (!isOne && !isChosen && chosen.length >= max);
          const price = typeof row.price === 'number' && row.price > 0 ? surchargeText(money(row.price)) : '';
          return (
            <Box
              component="label"
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone
              key={index}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                border: 1,
                borderRadius: 1,
                borderColor: isChosen ? 'primary.main' : 'divider',
                bgcolor: isChosen ? 'action.selected' : 'transparent',
                color: isOff ? 'text.disabled' : 'text.primary',
                paddingInlineEnd: 1,
              }}
            >
              <Mark size="small" checked={isChosen} disabled={isOff} onClick={() => toggle(index)} readOnly />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3, py: 0.5 }}>
                {text(row.name) || '…'}
                {!row.is_in_stock && ` · ${t('createOrder.choices.out_of_stock')}`}
                {type === 'grid' && price && <Box sx={{ typography: 'body2' }}>{price}</Box>}
              </Box>
              {type === 'list' && price && <Box sx={{ whiteSpace: 'nowrap' }}>{price}</Box>}
            </Box>
          );
        })}
      </Box>
      {rows.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('modifierGroups.preview.empty')}
        </Typography>
      )}
    </Paper>
  );
};
