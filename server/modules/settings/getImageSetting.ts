import { limits } from '#contract/limits';
import { pictureTypes } from '../../files/pictureTypes';
import { imageBase, placeholderPath } from '../../files/placeholders';
import type { Handler } from '../../http/handler';

export const getImageSetting: Handler<'get_image_setting'> = async () => ({
  image_setting: {
    image_base: imageBase,
    max_bytes: limits.imageBytes,
    types: Object.values(pictureTypes),
    default_images: {
      user: placeholderPath('user'),
      item: placeholderPath('item'),
      store: placeholderPath('store'),
      provider: placeholderPath('provider'),
    },
  },
});
