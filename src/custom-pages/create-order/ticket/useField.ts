import { useTranslate } from 'ra-core';
import { useOrder } from '../orderContext';

/** What a field shows of its problems: spread into a TextField. */
export function useField(field: string, hint = ''): { error: boolean; helperText: string | undefined } {
  const t = useTranslate();
  const { problems } = useOrder();
  const problem = problems.find((entry) => entry.field === field);
  return { error: problem !== undefined, helperText: (problem ? t(problem.text, problem.params) : hint) || undefined };
}
