import FormHelperText from '@mui/material/FormHelperText';

/** What is wrong with a field that is not a text field. */
export const FaultText = ({ text }: { text: string | undefined }) =>
  text ? (
    <FormHelperText error role="alert" sx={{ mt: 0.5 }}>
      {text}
    </FormHelperText>
  ) : null;
