import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { BooleanInput } from '../../../components/inputs/BooleanInput';
import { NumberInput } from '../../../components/inputs/numbers/NumberInput';
import { rangeText } from '../../../components/modifiers/rangeText';
import { writtenRows } from './modifierRows';
import { RangeReasons } from './RangeReasons';
import { useGroupValues } from './useGroupValues';

/** How many answers are asked for, in numbers and as the customer reads it. */
export const RangeFields = () => {
  const t = useTranslate();
  const values = useGroupValues();
  const { key, params } = rangeText({ ...values, modifiers: writtenRows(values.modifiers) });
  const question = t(values.is_required || values.min > 0 ? 'modifierGroups.range.must' : 'modifierGroups.range.may');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <BooleanInput
        source="is_required"
        label="modifierGroups.fields.is_required"
        helperText="modifierGroups.fields.required_hint"
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 180px))' }}>
        <div>
          <NumberInput source="min" label="modifierGroups.fields.min" required max={limits.modifiersMax} />
          <RangeReasons path="min" />
        </div>
        <div>
          <NumberInput source="max" label="modifierGroups.fields.max" required max={limits.modifiersMax} />
          <RangeReasons path="max" />
        </div>
      </Box>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('modifierGroups.range.sentence', { range: t(key, params) })} {question}
      </Typography>
    </Box>
  );
};
