import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Image } from '#contract/entities/image';
import { limits } from '#contract/limits';
import { AfterFirstView } from '../../feedback/AfterFirstView';
import { lazyWithRetry } from '../../lazyWithRetry';
import { InputError } from '../inputParts';
import { useUploads } from './useUploads';

/** Loads later, with the code that sorts pictures: users read a form before they change its pictures. */
const PictureList = lazyWithRetry(async () => ({ default: (await import('./PictureList')).PictureList }));

/** The space in px that a picture and the drop zone take. */
const shelfHeights = { picture: 74, more: 78 } as const;

interface CommonProps {
  source: string;
  /** Translation key. */
  label?: string;
  /** Translation key. */
  helperText?: string;
  required?: boolean;
  /** Shows the pictures, but they can't be changed. */
  disabled?: boolean;
}

interface PictureFieldProps extends Pick<CommonProps, 'label' | 'helperText' | 'required'> {
  error: string | undefined;
  name: string;
  /** Gets the focus if the field has an error. */
  focusRef: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of a picture field: its label, help text and error. */
const PictureField = ({ label, helperText, required = false, error, name, focusRef, children }: PictureFieldProps) => {
  const t = useTranslate();
  const labelId = useId();
  const helpId = useId();
  return (
    <Box
      component="fieldset"
      ref={focusRef}
      tabIndex={-1}
      data-field={name}
      // The form focuses its first error through this.
      data-error={error ? true : undefined}
      aria-labelledby={label ? labelId : undefined}
      aria-describedby={helperText ? helpId : undefined}
      sx={{ minInlineSize: 0, m: 0, p: 0, border: 0, outlineOffset: 4 }}
    >
      {label && (
        <FormLabel component="legend" required={required} error={error !== undefined} id={labelId} sx={{ mb: 1 }}>
          {t(label)}
        </FormLabel>
      )}
      {children}
      {helperText && (
        <FormHelperText id={helpId} sx={{ mx: 0, fontSize: '0.875rem' }}>
          {t(helperText)}
        </FormHelperText>
      )}
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0, fontSize: '0.875rem' }}>
          <InputError message={error} />
        </FormHelperText>
      )}
    </Box>
  );
};

const messageOf = (error: unknown): string | undefined => {
  if (Array.isArray(error)) return error.map(messageOf).find(Boolean);
  return (error as { message?: string } | undefined)?.message;
};

/**
 * A form's picture field. The form can't be saved while files are uploading.
 *
 * @param place puts an uploaded picture into the field's value
 */
function usePictureInput<Value>(
  { source, required = false }: CommonProps,
  empty: Value,
  place: (value: Value, image: Image) => Value,
) {
  const holdsBack = useRef<() => string | undefined>(() => undefined);
  const { field, fieldState } = useInput<Value>({
    source,
    defaultValue: empty,
    validate: (value: unknown) =>
      holdsBack.current() ?? (required && [value ?? []].flat().length === 0 ? 'records.field.required' : undefined),
  });
  const { getValues, clearErrors } = useFormContext();
  const { name } = field;
  const uploads = useUploads((image) => field.onChange(place((getValues(name) as Value | null) ?? empty, image)));
  holdsBack.current = uploads.holdsBack;

  const isDone = uploads.uploads.length === 0;
  // Once the uploads have finished, their message is out of date.
  useEffect(() => {
    if (isDone) clearErrors(name);
  }, [isDone, clearErrors, name]);

  return { value: (field.value as Value | null) ?? empty, field, uploads, error: messageOf(fieldState.error) };
}

/**
 * A record's only picture, or `null`.
 *
 * @example <ImageInput source="image" label="categories.picture" />
 */
export const ImageInput = (props: CommonProps) => {
  const { value, field, uploads, error } = usePictureInput<Image | null>(props, null, (_before, image) => image);
  return (
    <PictureField {...props} error={error} name={field.name} focusRef={field.ref}>
      <AfterFirstView blockSize={(value ? 1 : 0) * shelfHeights.picture + shelfHeights.more}>
        <PictureList
          images={value ? [value] : []}
          max={1}
          isDisabled={props.disabled ?? false}
          uploads={uploads}
          onChange={([image]) => field.onChange(image ?? null)}
        />
      </AfterFirstView>
    </PictureField>
  );
};

interface ImagesInputProps extends CommonProps {
  max?: number;
}

const none: Image[] = [];

/**
 * A record's pictures; the first one is the main one. The form's value has the same shape as the record.
 *
 * @example <ImagesInput source="images" label="itemForm.images" />
 */
export const ImagesInput = ({ max = limits.imagesMax, ...props }: ImagesInputProps) => {
  const { value, field, uploads, error } = usePictureInput<Image[]>(props, none, (images, image) => [...images, image]);
  return (
    <PictureField {...props} error={error} name={field.name} focusRef={field.ref}>
      <AfterFirstView blockSize={value.length * shelfHeights.picture + shelfHeights.more}>
        <PictureList
          images={value}
          max={max}
          isDisabled={props.disabled ?? false}
          uploads={uploads}
          onChange={field.onChange}
        />
      </AfterFirstView>
    </PictureField>
  );
};
