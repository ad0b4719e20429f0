import type { ReactNode } from 'react';
import { type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { InputError } from '../../components/inputs/inputParts';
import { asInputError, type FormError } from '../../dataProvider/fieldErrors';

interface DialogField<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** The error to show at the control. */
  error: ReactNode;
  /** Props of MUI's `TextField`. */
  textField: {
    name: string;
    value: Value;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: () => void;
    inputRef: (element: HTMLElement | null) => void;
    error: boolean;
  };
}

/**
 * A value of a dialog's form, for a control that isn't one of react-admin's inputs.
 *
 * @param validate returns the error of a value that can't be sent
 * @example
 * const note = useDialogField<string>(form, 'note');
 * <TextField {...note.textField} helperText={note.error} />
 */
export function useDialogField<Value>(
  { form }: { form: UseFormReturn<FieldValues> },
  name: string,
  validate: (value: Value, values: FieldValues) => FormError | undefined = () => undefined,
): DialogField<Value> {
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: {
      validate: (value, values) => {
        const error = validate(value, values);
        return error ? asInputError(error) : true;
      },
    },
  });
  const { value, onChange, onBlur, ref } = field;
  return {
    value,
    onChange,
    error: fieldState.error && <InputError message={fieldState.error.message} />,
    textField: { name, value, onChange, onBlur, inputRef: ref, error: fieldState.invalid },
  };
}
