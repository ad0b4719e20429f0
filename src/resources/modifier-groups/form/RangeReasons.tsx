import FormHelperText from '@mui/material/FormHelperText';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldError, get, useFormContext, useFormState } from 'react-hook-form';
import { type RangeProblem, rangeProblems } from '#contract/menu/modifierRange';
import { writtenRows } from './modifierRows';
import { rangeProblemText } from './rangeProblemText';
import { useGroupValues } from './useGroupValues';

/** Why nobody could answer this question as it is typed now, at the field that it lies with. */
export const RangeReasons = ({ path }: { path: RangeProblem['path'] }) => {
  const t = useTranslate();
  const values = useGroupValues();
  const { clearErrors } = useFormContext();
  const { errors, submitCount } = useFormState({ name: path });
  const modifiers = writtenRows(values.modifiers);
  // Before the first modifier is written nothing is wrong yet: its lack is told when the group is saved.
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
