import type { Image } from '#contract/entities/image';
import { limits } from '#contract/limits';
import { PictureField } from './PictureField';
import { PictureShelf } from './PictureShelf';
import { usePictureInput } from './usePictureInput';

interface ImagesInputProps {
  source: string;
  /** Translation key. */
  label?: string;
  max?: number;
}

const none: Image[] = [];

/**
 * Pictures of a record, the first of which is its main one. The form has them as the record is read.
 *
 * @example <ImagesInput source="images" label="itemForm.images" />
 */
export const ImagesInput = ({ source, label, max = limits.imagesMax }: ImagesInputProps) => {
  const { value, field, uploads, fault } = usePictureInput<Image[]>(source, none, (images, image) => [
    ...images,
    image,
  ]);
  return (
    <PictureField label={label} fault={fault} name={field.name} focusRef={field.ref}>
      <PictureShelf images={value} max={max} uploads={uploads} onChange={field.onChange} />
    </PictureField>
  );
};
