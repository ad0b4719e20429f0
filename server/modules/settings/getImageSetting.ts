import { imageBase, placeholderPath } from '../../files/placeholders';
import type { Handler } from '../../http/handler';

const maxBytes = 5 * 1024 * 1024;

export const getImageSetting: Handler<'get_image_setting'> = async () => ({
  image_setting: {
    image_base: imageBase,
    max_bytes: maxBytes,
    types: ['image/jpeg', 'image/png', 'image/webp'],
    default_images: {
      user: placeholderPath('user'),
      item: placeholderPath('item'),
      store: placeholderPath('store'),
      provider: placeholderPath('provider'),
    },
  },
});
