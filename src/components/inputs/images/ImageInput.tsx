import type { Image } from '#contract/entities/image';
import { PictureField } from './PictureField';
import { PictureShelf } from './PictureShelf';
import { usePictureInput } from './usePictureInput';

interface ImageInputProps {
  source: string;
  /** Translation key. */
  label?: string;
}

/**
 * The one picture of a record, or `null`.
 *
 * @example <ImageInput source="image" label="categories.picture" />
 */
export const ImageInput = ({ source, label }: ImageInputProps) => {
  const { value, field, uploads, fault } = usePictureInput<Image | null>(source, null, (_before, image) => image);
  return (
    <PictureField label={label} fault={fault} name={field.name} focusRef={field.ref}>
      <PictureShelf
        images={value ? [value] : []}
        max={1}
        uploads={uploads}
        onChange={([image]) => field.onChange(image ?? null)}
      />
    </PictureField>
  );
};
