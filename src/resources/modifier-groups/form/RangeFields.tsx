import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form';
import { limits } from '#contract/limits';
import { type RangeProblem, rangeProblems } from '#contract/menu/modifierRange';
import { NumberInput } from '../../../components/inputs/numbers/NumberInput';
import { rangeText } from '../../../components/modifiers/rangeText';
import { DescriptorField } from '../../../records/resource/DescriptorField';
import { writtenRows } from './modifierRows';
import { useGroupValues } from './useGroupValues';

/** Errors of a group's range. */
const ofRange: readonly string[] = ['min_over_max', 'max_over_stock', 'required_with_min_0', 'defaults_over_max'];

/**
 * Why no one could answer a group's question, with the same text while typing and from the server.
 *
 * @returns nothing for a code that is none of a range
 */
export function rangeProblemText(code: string, params: Record<string, unknown> = {}) {
  if (!ofRange.includes(code)) return undefined;
  if (code === 'max_over_stock' && params.in_stock === 0)
    return { message: 'modifierGroups.range_problem.none_in_stock', args: {} };
  return {
    message: `modifierGroups.range_problem.${code}`,
    args: { ...params, smart_count: Number(Object.values(params).at(-1) ?? 0) },
  };
}

/** Why no one could answer this question as it is now, at the field that causes it. */
export const RangeReasons = ({ path }: { path: RangeProblem['path'] }) => {
  const t = useTranslate();
  const values = useGroupValues();
  const { clearErrors } = useFormContext();
  const { errors, submitCount } = useFormState({ name: path });
  const modifiers = writtenRows(values.modifiers);
  // Nothing is wrong before the first modifier is typed: that it is missing is only reported on saving.
  const isBegun = modifiers.length > 0 || submitCount > 0;
  const problems = rangeProblems({ ...values, modifiers }).filter(
    (problem) => problem.path === path && (isBegun || problem.code !== 'max_over_stock'),
  );
  const isToldByServer = path !== 'modifiers' && (get(errors, path) as FieldError | undefined)?.type === 'server';
  const now = JSON.stringify(problems);
  // What the server refused may be mended at another field: its word holds as long as the reason does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the reasons, and not with the refusal
  useEffect(() => {
    if (isToldByServer) clearErrors(path);
  }, [now]);
  if (isToldByServer) return null;
  return (
    <div role="status">
      {problems.map(({ code, params }) => {
        const text = rangeProblemText(code, params);
        return (
          <FormHelperText key={code} error sx={{ mx: 1.75 }}>
            {text && t(text.message, text.args)}
          </FormHelperText>
        );
      })}
    </div>
  );
};

/** How many to choose, as numbers and as customers read it. */
export const RangeFields = () => {
  const t = useTranslate();
  const values = useGroupValues();
  const { key, params } = rangeText({ ...values, modifiers: writtenRows(values.modifiers) });
  const question = t(values.is_required || values.min > 0 ? 'modifierGroups.range.must' : 'modifierGroups.range.may');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <DescriptorField source="is_required" />
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
