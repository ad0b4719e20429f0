import type { Image } from '#contract/entities/image';
import { Picture } from '../components/fields/Picture';
import { ImageInput } from '../components/inputs/images/ImageInput';
import type { Kind } from './kind';

/** One image, or `null`. */
export const kind: Kind = {
  toText: (value, _field, { t }) => (value ? t('records.conflict.pictures', { smart_count: 1 }) : ''),
  toCsv: (value) => (value as Image | null)?.url ?? '',
  Field: ({ value }) => <Picture image={value as Image | null} size={44} />,
  Input: ({ field }) => <ImageInput source={field.source} label={field.label} />,
  blank: null,
  width: 92,
};
