import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useDraft } from '../draft/draftContext';

/** A field's problem as TextField props. */
export function useField(field: string, hint = ''): { error: boolean; helperText: string | undefined } {
  const t = useTranslate();
  const { problems } = useDraft();
  const problem = problems.find((entry) => entry.field === field);
  return { error: problem !== undefined, helperText: (problem ? t(problem.text, problem.params) : hint) || undefined };
}

/** The problem of a field that isn't a text field. */
export const FieldProblem = ({ field }: { field: string }) => {
  const { helperText } = useField(field);
  if (!helperText) return null;
  return (
    <FormHelperText error role="alert" sx={{ mt: 0.5 }}>
      {helperText}
    </FormHelperText>
  );
};
