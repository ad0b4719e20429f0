import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ModifierGroup } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import { type ChosenModifier, lineProblems, minChoices } from '#contract/orders/lineRules';
import { lineTotal } from '#contract/orders/totals';
import { DietFacts } from '../../components/diet/DietFacts';
import { rangeText } from '../../components/modifiers/rangeText';
import { useGuardedClose } from '../../records/form/useGuardedClose';
import { type ChoiceRequest, choose, chosenIn, priceAsAdded, pricedLine, quantityWithin } from './choices';
import { focusField } from './focusField';
import { ModifierOption } from './ModifierOption';
import { choosable } from './menuIndex';
import { useMenuPicker } from './menuPickerContext';
import { Stepper } from './Stepper';

interface ModifierGroupFieldProps {
  group: ModifierGroup;
  chosen: readonly ChosenModifier[];
  onChange: (chosen: ChosenModifier[]) => void;
  /** After an attempt to add the item, an unmet range is shown as an error. */
  isTried: boolean;
}

/** One modifier group of an item: choose one, or several within the range. */
const ModifierGroupField = ({ group, chosen, onChange, isTried }: ModifierGroupFieldProps) => {
  const t = useTranslate();
  const { text } = useMenuPicker();
  const count = chosenIn(chosen, group._id);
  const min = minChoices(group);
  const [missing, surplus] = [Math.max(0, min - count), Math.max(0, count - group.max)];
  const range = rangeText(group);
  const isWrong = missing > 0 || surplus > 0;
  const titleId = `group-${group._id}`;
  const isReported = isWrong && isTried;
  const rangeLabel = surplus
    ? t('createOrder.choices.surplus', { smart_count: surplus })
    : isReported
      ? t('createOrder.choices.missing', { smart_count: missing })
      : t(range.key, range.params);
  return (
    <Box
      role={group.max === 1 ? 'radiogroup' : 'group'}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-range`}
      data-field={`group.${group._id}`}
      sx={{ mt: 2.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box component="h3" id={titleId} sx={{ m: 0, fontSize: '1rem', fontWeight: 600, flex: 1 }}>
          <bdi>{text(group.name)}</bdi>
        </Box>
        <Chip
          id={`${titleId}-range`}
          size="small"
          label={rangeLabel}
          color={isReported || surplus ? 'error' : min > 0 && !isWrong ? 'success' : 'default'}
          variant={isReported || surplus ? 'filled' : 'outlined'}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 0.75,
          gridTemplateColumns: group.type === 'grid' ? 'repeat(auto-fill, minmax(150px, 1fr))' : '1fr',
        }}
      >
        {group.modifiers.map((modifier) => (
          <ModifierOption
            key={modifier._id}
            group={group}
            modifier={modifier}
            chosen={chosen}
            isFull={count >= group.max}
            onQuantity={(quantity) => onChange(choose(chosen, group, modifier._id, quantity))}
          />
        ))}
      </Box>
    </Box>
  );
};

interface ItemDialogProps {
  request: ChoiceRequest;
  onDone: (request: ChoiceRequest) => void;
  onClose: () => void;
}

/** Asks for an item's choices, quantity and note. */
export const ItemDialog = ({ request, onDone, onClose }: ItemDialogProps) => {
  const t = useTranslate();
  const { menu, text, money } = useMenuPicker();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const [{ item, line_id, quantity, note, modifiers }, setRequest] = useState(request);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<ChoiceRequest>) => setRequest((before) => ({ ...before, ...part }));
  // Only the note is guarded: choices are quickly made again.
  const { close, question } = useGuardedClose({ isTyped: note !== request.note, onClose });
  const groups = choosable(menu, item);
  const problems = lineProblems(item, groups, modifiers);
  const price = lineTotal(pricedLine({ quantity, modifiers }, item, menu));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const [first] = problems;
    if (!first) return onDone({ ...request, quantity, note, modifiers });
    setTried(true);
    if (first.kind === 'modifier_range') focusField(`group.${first.modifier_group_id}`);
  };

  return (
    <Dialog open onClose={close} fullScreen={isNarrow} fullWidth maxWidth="sm" aria-labelledby="item-dialog-title">
      <form onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id="item-dialog-title" component="h2" sx={{ pb: 0.5, display: 'flex', gap: 2 }}>
          <span dir="auto" style={{ flex: 1 }}>
            {text(item.name)}
          </span>
          <span style={{ fontVariantNumeric: 'tabular-nums', fontWeight: 400 }}>{money(priceAsAdded(menu, item))}</span>
        </DialogTitle>
        <DialogContent sx={{ pb: 2 }}>
          {text(item.description) && (
            <Typography dir="auto" color="text.secondary">
              {text(item.description)}
            </Typography>
          )}
          <Box sx={{ mt: 1 }}>
            <DietFacts {...item} hasExtras={groups.length > 0} />
          </Box>
          {problems.some(({ kind }) => kind !== 'modifier_range') && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {t('createOrder.choices.unavailable')}
            </Alert>
          )}
          {groups.map((group) => (
            <ModifierGroupField
              key={group._id}
              group={group}
              chosen={modifiers}
              isTried={isTried}
              onChange={(chosen) => change({ modifiers: chosen })}
            />
          ))}
          <TextField
            fullWidth
            size="small"
            label={t('createOrder.choices.note')}
            value={note}
            onChange={(event) => change({ note: event.target.value })}
            sx={{ mt: 3 }}
            slotProps={{ htmlInput: { maxLength: limits.noteMax } }}
          />
        </DialogContent>
        <DialogActions
          disableSpacing
          sx={{
            px: { xs: 2, sm: 3 },
            py: 2,
            gap: 1,
            flexWrap: 'wrap',
            borderBlockStart: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Stepper
            value={quantity}
            min={1}
            max={limits.quantityMax}
            onChange={(value) => change({ quantity: quantityWithin(value) })}
            fewer={t('createOrder.choices.fewer', { name: text(item.name) })}
            more={t('createOrder.choices.more', { name: text(item.name) })}
            label={t('createOrder.choices.quantity')}
          />
          <span style={{ flex: 1 }} />
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            size="large"
            // On a phone it gets its own line, because text and price don't fit next to the others.
            sx={{ flex: { xs: '1 1 100%', sm: 'none' }, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            {t(line_id ? 'common.save' : 'common.add')} · {money(price)}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
};
