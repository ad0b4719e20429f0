import type { imageCalls } from '#contract/calls/images';
import type { Handlers } from '../../http/handler';
import { addImage } from './addImage';
import { cropImage } from './cropImage';

export const imageHandlers: Handlers<keyof typeof imageCalls> = { add_image: addImage, crop_image: cropImage };
