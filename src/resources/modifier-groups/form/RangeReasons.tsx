import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { type RangeProblem, rangeProblems } from '#contract/menu/modifierRange';
import { writtenRows } from './modifierRows';
import { useGroupValues } from './useGroupValues';

/** Why nobody could answer this question as it is typed now, at the field that it lies with. */
export const RangeReasons = ({ path }: { path: RangeProblem['path'] }) => {
  const t = useTranslate();
  const values = useGroupValues();
  const problems = rangeProblems({ ...values, modifiers: writtenRows(values.modifiers) });
  return (
    <div role="status">
      {problems
        .filter((problem) => problem.path === path)
        .map(({ code, params }) => (
          <FormHelperText key={code} error sx={{ mx: 1.75 }}>
            {t(`modifierGroups.range_problem.${code}`, { ...params, smart_count: Object.values(params).at(-1) ?? 0 })}
          </FormHelperText>
        ))}
    </div>
  );
};
