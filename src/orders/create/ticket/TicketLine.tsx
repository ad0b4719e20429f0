import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { useListText } from '../../../components/text/useListText';
import { stillOffered } from '../../menu/choices';
import { choosable } from '../../menu/menuIndex';
import { Stepper } from '../../menu/Stepper';
import { useDraft } from '../draft/draftContext';
import { lineField } from '../draft/draftProblems';
import type { DraftLine } from '../draft/orderDraft';
import { FieldProblem } from './FieldProblem';

/** A line's choices as text. */
const useChoiceText = () => {
  const t = useTranslate();
  const { menu, text } = useDraft();
  const listText = useListText();
  return ({ modifiers }: DraftLine): string =>
    listText(
      modifiers.flatMap(({ modifier_id, quantity }) => {
        const modifier = menu.modifiers.get(modifier_id);
        const count = quantity > 1 ? `${t('createOrder.menu.times', { count: quantity })} ` : '';
        return modifier ? `${count}${text(modifier.name)}` : [];
      }),
    );
};

/** One ticket line: quantity, choices and price. Its name opens it for editing. */
export const TicketLine = ({ line, index }: { line: DraftLine; index: number }) => {
  const t = useTranslate();
  const { dispatch, menu, priced, money, text, openChoices, offerUndo } = useDraft();
  const item = menu.items.get(line.item_id);
  const name = text(item?.name ?? line.name);
  const choices = useChoiceText()(line);
  const discount = priced.discounts[index] ?? 0;

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
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', py: 0.75 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Stepper
          value={line.quantity}
          min={1}
          max={limits.quantityMax}
          onChange={(quantity) => dispatch({ type: 'changeLine', id: line.id, change: { quantity } })}
          fewer={t('createOrder.line.fewer', { name })}
          more={t('createOrder.line.more', { name })}
          label={t('createOrder.choices.quantity_of', { name, count: line.quantity })}
        />
        <ButtonBase
          disabled={!item}
          aria-label={t('createOrder.line.edit', { name })}
          onClick={edit}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 44,
            display: 'block',
            textAlign: 'start',
            borderRadius: 1,
            px: 0.5,
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          {/* A row, so that the pencil of a long name doesn't wrap. */}
          <Typography
            component="span"
            sx={{ display: 'flex', alignItems: 'center', fontWeight: 550, lineHeight: 1.3, overflowWrap: 'anywhere' }}
          >
            <bdi style={{ minInlineSize: 0 }}>{name}</bdi>
            {item && <EditIcon sx={{ fontSize: 14, marginInlineStart: 0.5, color: 'text.secondary' }} />}
          </Typography>
          {choices && (
            <Typography dir="auto" variant="body2" color="text.secondary" sx={{ lineHeight: 1.3 }}>
              {choices}
            </Typography>
          )}
          {line.note && (
            <Typography
              dir="auto"
              variant="body2"
              sx={{ color: 'warning.main', lineHeight: 1.3, overflowWrap: 'anywhere' }}
            >
              “{line.note}”
            </Typography>
          )}
        </ButtonBase>
        <Typography
          sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 550, whiteSpace: item ? 'nowrap' : 'normal' }}
        >
          {item ? money(priced.totals.lines[index] ?? 0) : t('createOrder.line.gone')}
          {discount > 0 && (
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'block', textAlign: 'end', color: 'success.main' }}
            >
              {money(-discount)}
            </Typography>
          )}
        </Typography>
        <IconButton size="small" edge="end" aria-label={t('createOrder.line.remove', { name })} onClick={remove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      <FieldProblem field={lineField(line.id)} />
    </Box>
  );
};
