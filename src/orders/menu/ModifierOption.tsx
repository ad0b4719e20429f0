import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { useTranslate } from 'react-admin';
import type { Modifier, ModifierGroup } from '#contract/entities/menu';
import { type ChosenModifier, minChoices } from '#contract/orders/lineRules';
import { surchargeText } from '../../components/store/surchargeText';
import { quantityOf } from './choices';
import { useMenuPicker } from './menuPickerContext';
import { Stepper } from './Stepper';

interface ModifierOptionProps {
  group: ModifierGroup;
  modifier: Modifier;
  chosen: readonly ChosenModifier[];
  isFull: boolean;
  onQuantity: (quantity: number) => void;
}

const Price = ({ price }: { price: string }) => (
  <Box
    component="span"
    // In its line's colour: the secondary colour is too faint on a selected line.
    sx={{ display: 'block', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
  >
    {surchargeText(price)}
  </Box>
);

/** One option: a radio button if only one is allowed, otherwise a checkbox, and a stepper for quantities. */
export const ModifierOption = ({ group, modifier, chosen, isFull, onQuantity }: ModifierOptionProps) => {
  const t = useTranslate();
  const { text, money } = useMenuPicker();
  const quantity = quantityOf(chosen, group._id, modifier._id);
  const isOne = group.max === 1;
  const isGrid = group.type === 'grid';
  const name = text(modifier.name);
  const isOff = quantity === 0 && (!modifier.is_in_stock || (!isOne && isFull));
  const Mark = isOne ? Radio : Checkbox;
  // A radio button can't be cleared; if no choice is required, a second tap clears it.
  const onClick = () => {
    if (isOne && quantity > 0 && minChoices(group) === 0) onQuantity(0);
  };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 44,
        borderRadius: 1,
        border: 1,
        borderColor: quantity > 0 ? 'primary.main' : 'divider',
        bgcolor: quantity > 0 ? 'action.selected' : 'transparent',
        color: isOff ? 'text.disabled' : 'text.primary',
        paddingInlineEnd: 1,
      }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, minHeight: 44 }}>
        <Mark
          size="small"
          name={group._id}
          checked={quantity > 0}
          disabled={isOff}
          onClick={onClick}
          onChange={(event) => onQuantity(event.target.checked ? 1 : 0)}
        />
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3, my: 0.5 }}>
          <bdi>{name}</bdi>
          {!modifier.is_in_stock && (
            <Box component="span" sx={{ fontSize: '0.8125rem' }}>
              {` · ${t('createOrder.choices.out_of_stock')}`}
            </Box>
          )}
          {modifier.price > 0 && isGrid && <Price price={money(modifier.price)} />}
        </Box>
        {modifier.price > 0 && !isGrid && (
          <Box component="span" sx={{ mx: 1 }}>
            <Price price={money(modifier.price)} />
          </Box>
        )}
      </Box>
      {!isOne && quantity > 0 && group.max > 1 && (
        <Stepper
          value={quantity}
          min={0}
          max={isFull ? quantity : group.max}
          onChange={onQuantity}
          fewer={t('createOrder.choices.fewer', { name })}
          more={t('createOrder.choices.more', { name })}
          label={t('createOrder.choices.quantity_of', { name, count: quantity })}
        />
      )}
    </Box>
  );
};
