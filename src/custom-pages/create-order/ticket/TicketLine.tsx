import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { limits } from '#contract/limits';
import { stillOffered } from '../choices/choices';
import { lineField } from '../draft/draftProblems';
import type { DraftLine } from '../draft/orderDraft';
import { choosable } from '../menu/menuIndex';
import { useOrder } from '../orderContext';
import { Stepper } from '../Stepper';
import { FieldProblem } from './FieldProblem';

/** One line of the ticket: how many, what with, what it costs, and the ways to change it. */
export const TicketLine = ({ line, index }: { line: DraftLine; index: number }) => {
  const t = useTranslate();
  const { dispatch, menu, priced, money, text, openChoices, offerUndo } = useOrder();
  const item = menu.items.get(line.item_id);
  const name = text(item?.name ?? line.name);
  const choices = line.modifiers.flatMap(({ modifier_id, quantity }) => {
    const modifier = menu.modifiers.get(modifier_id);
    if (!modifier) return [];
    const count = quantity > 1 ? `${t('createOrder.menu.times', { count: quantity })} ` : '';
    return `${count}${text(modifier.name)}`;
  });

  const remove = () => {
    dispatch({ type: 'removeLine', id: line.id });
    offerUndo(t('createOrder.line.removed', { name }), () => dispatch({ type: 'insertLine', line, index }));
  };
  const edit = () =>
    item &&
    openChoices({
      item,
      line_id: line.id,
      quantity: line.quantity,
      note: line.note,
      modifiers: stillOffered(line.modifiers, choosable(menu, item)),
    });

  return (
    <Box
      component="li"
      data-field={lineField(line.id)}
      sx={{ py: 1, borderBlockEnd: 1, borderColor: 'divider', scrollMarginBlockEnd: 8 }}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 550, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 550, lineHeight: 1.3 }}>
          {item ? money(priced.totals.lines[index] ?? 0) : t('createOrder.line.gone')}
        </Typography>
      </Box>
      {choices.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {choices.join(', ')}
        </Typography>
      )}
      {line.note && (
        <Typography variant="body2" sx={{ fontStyle: 'italic', color: 'warning.main', overflowWrap: 'anywhere' }}>
          “{line.note}”
        </Typography>
      )}
      <FieldProblem field={lineField(line.id)} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 0.5 }}>
        <Stepper
          value={line.quantity}
          min={1}
          max={limits.quantityMax}
          onChange={(quantity) => dispatch({ type: 'changeLine', id: line.id, change: { quantity } })}
          fewer={t('createOrder.line.fewer', { name })}
          more={t('createOrder.line.more', { name })}
          label={t('createOrder.choices.quantity_of', { name, count: line.quantity })}
        />
        <span style={{ flex: 1 }} />
        {item && (
          <IconButton size="small" aria-label={t('createOrder.line.edit', { name })} onClick={edit}>
            <EditIcon fontSize="small" />
          </IconButton>
        )}
        <IconButton size="small" aria-label={t('createOrder.line.remove', { name })} onClick={remove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
};
