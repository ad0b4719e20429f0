import { useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { holdForm } from '../../session/keptWork';
import { useFormTools } from './formTools';
import { valuesThatDiffer } from './formValues';

/** While something is typed here and not saved, a sign-out that nobody asked for keeps it: the record's fields, and no password. */
export function useHeldForm(isUnsaved: boolean): void {
  const { fields } = useFormTools();
  const { getValues, formState } = useFormContext<FieldValues>();
  const { defaultValues } = formState;
  useEffect(() => {
    if (!isUnsaved) return;
    const sources = fields.flatMap(({ source, alongside = [] }) => [source, ...alongside]);
    return holdForm(() => {
      const typed = Object.entries(valuesThatDiffer(defaultValues ?? {}, getValues()));
      return {
        path: window.location.pathname,
        values: Object.fromEntries(typed.filter(([source]) => sources.includes(source))),
      };
    });
  }, [isUnsaved, fields, defaultValues, getValues]);
}
