import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useInput, useTranslate } from 'react-admin';
import { asItIs, InputError } from './inputParts';
import { MarkChips } from './MarkChips';

interface MarksInputProps {
  source: string;
  /** Translation key. */
  label: string;
  marks: readonly string[];
  /** Translation group of the marks' texts. */
  texts: string;
  /**
   * Translation key of the option "none of these". If there is one, an untouched field is `null`: nothing is stated.
   */
  none?: string | undefined;
  /** Translation key. */
  helperText?: string | undefined;
  disabled?: boolean;
}

/** Input for several marks of a fixed set, as chips. */
export const MarksInput = ({ source, label, marks, texts, none, helperText, disabled = false }: MarksInputProps) => {
  const t = useTranslate();
  const { field, fieldState } = useInput({ source, ...asItIs });
  const value: unknown = field.value;
  return (
    <FormControl
      error={fieldState.invalid}
      disabled={disabled}
      data-field={source}
      {...(fieldState.invalid ? { 'data-error': true, tabIndex: -1 } : {})}
    >
      {/* The group of chips already has this name. */}
      <FormLabel component="span" aria-hidden sx={{ mb: 1 }}>
        {t(label)}
      </FormLabel>
      <MarkChips
        label={t(label)}
        marks={marks}
        textOf={(mark) => t(`${texts}.${mark}`)}
        value={Array.isArray(value) ? value : none ? null : []}
        none={none && t(none)}
        isDisabled={disabled}
        onChange={field.onChange}
      />
      {(fieldState.invalid || helperText) && (
        <FormHelperText sx={{ mx: 0 }}>
          {fieldState.invalid ? <InputError message={fieldState.error?.message} /> : helperText && t(helperText)}
        </FormHelperText>
      )}
    </FormControl>
  );
};
