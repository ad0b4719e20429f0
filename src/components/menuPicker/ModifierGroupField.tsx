import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { ModifierGroup } from '#contract/entities/menu';
import { type ChosenModifier, minChoices } from '#contract/orders/lineRules';
import { rangeText } from '../modifiers/rangeText';
import { choose, chosenIn } from './choices';
import { ModifierOption } from './ModifierOption';
import { useMenuPicker } from './menuPickerContext';

interface ModifierGroupFieldProps {
  group: ModifierGroup;
  chosen: readonly ChosenModifier[];
  onChange: (chosen: ChosenModifier[]) => void;
  /** The range is told as an error once adding was tried. */
  isTried: boolean;
}

/** One question about an item: pick one, or several within the range. */
export const ModifierGroupField = ({ group, chosen, onChange, isTried }: ModifierGroupFieldProps) => {
  const t = useTranslate();
  const { text } = useMenuPicker();
  const count = chosenIn(chosen, group._id);
  const min = minChoices(group);
  const [missing, surplus] = [Math.max(0, min - count), Math.max(0, count - group.max)];
  const range = rangeText(group);
  const isWrong = missing > 0 || surplus > 0;
  const titleId = `group-${group._id}`;
  const told = isWrong && isTried;
  const rangeLabel = surplus
    ? t('createOrder.choices.surplus', { smart_count: surplus })
    : told
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
          color={told || surplus ? 'error' : min > 0 && !isWrong ? 'success' : 'default'}
          variant={told || surplus ? 'filled' : 'outlined'}
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
