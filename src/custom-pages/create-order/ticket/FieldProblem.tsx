import FormHelperText from '@mui/material/FormHelperText';
import { useField } from './useField';

/** The problem of a field that is not a text field. */
export const FieldProblem = ({ field }: { field: string }) => {
  const { helperText } = useField(field);
  if (!helperText) return null;
  return (
    <FormHelperText error role="alert" sx={{ mt: 0.5 }}>
      {helperText}
    </FormHelperText>
  );
};
