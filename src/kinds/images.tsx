import type { Image } from '#contract/entities/image';
import { Picture } from '../components/fields/Picture';
import { ImagesInput } from '../components/inputs/images/ImageInput';
import { addressOf } from './image';
import { inputProps, type Kind } from './kind';

const imagesOf = (value: unknown): Image[] => [value].flat().filter((each): each is Image => Boolean(each));

/** Images; the first is the main one. */
export const kind: Kind = {
  toText: (value, _field, { t }) => {
    const { length } = imagesOf(value);
    return length > 0 ? t('records.conflict.pictures', { smart_count: length }) : '';
  },
  toCsv: (value) => imagesOf(value).map(addressOf).join(' '),
  Field: ({ value }) => <Picture image={imagesOf(value)[0]} size={44} />,
  Input: ({ field }) => <ImagesInput {...inputProps(field)} {...(field.max === undefined ? {} : { max: field.max })} />,
  blank: [],
  width: 92,
};
