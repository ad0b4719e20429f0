import type { Image } from '#contract/entities/image';
import { imageUrl } from '../components/fields/imageUrl';
import { Picture } from '../components/fields/Picture';
import { ImageInput } from '../components/inputs/images/ImageInput';
import { inputProps, type Kind } from './kind';

/** The picture's full address, for people who open the file elsewhere. */
export const addressOf = ({ url }: Image): string => new URL(imageUrl(url), window.location.href).href;

/** One image, or `null`. */
export const kind: Kind = {
  toText: (value, _field, { t }) => (value ? t('records.conflict.pictures', { smart_count: 1 }) : ''),
  toCsv: (value) => (value ? addressOf(value as Image) : ''),
  Field: ({ value }) => <Picture image={value as Image | null} size={44} />,
  Input: ({ field }) => <ImageInput {...inputProps(field)} />,
  blank: null,
  width: 92,
};
