import { remoteConfig } from '../../config/remoteConfig';

const joined = (base: string, path: string): string => `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;

/** Returns the URL of a picture. The stored address is relative to the image base. */
export const imageUrl = (path: string): string => joined(remoteConfig().imageSetting.image_base, path);

/** Returns the placeholder for a record without a picture. */
export const defaultImageUrl = (kind: 'user' | 'item' | 'store' | 'provider' | 'promo_code'): string =>
  imageUrl(remoteConfig().imageSetting.default_images[kind]);
