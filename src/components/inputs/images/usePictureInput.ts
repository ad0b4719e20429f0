import { useEffect, useRef } from 'react';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Image } from '#contract/entities/image';
import { useUploads } from './useUploads';

const messageOf = (error: unknown): string | undefined => {
  if (Array.isArray(error)) return error.map(messageOf).find(Boolean);
  return (error as { message?: string } | undefined)?.message;
};

/**
 * A form's field of pictures, which holds the form back while files are on their way.
 *
 * @param place puts a picture that arrived into the field's value
 */
export function usePictureInput<Value>(source: string, empty: Value, place: (value: Value, image: Image) => Value) {
  const holdsBack = useRef<() => string | undefined>(() => undefined);
  const { field, fieldState } = useInput<Value>({
    source,
    defaultValue: empty,
    validate: () => holdsBack.current(),
  });
  const { getValues, clearErrors } = useFormContext();
  const { name } = field;
  const uploads = useUploads((image) => field.onChange(place((getValues(name) as Value | null) ?? empty, image)));
  holdsBack.current = uploads.holdsBack;

  const isDone = uploads.uploads.length === 0;
  // The message that told to wait is over with the waiting.
  useEffect(() => {
    if (isDone) clearErrors(name);
  }, [isDone, clearErrors, name]);

  return { value: (field.value as Value | null) ?? empty, field, uploads, fault: messageOf(fieldState.error) };
}
