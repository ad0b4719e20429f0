import type { imageCalls } from '#contract/calls/images';
import type { Handlers } from '../../http/handler';
import { notBuilt } from '../notBuilt';

export const imageHandlers: Handlers<keyof typeof imageCalls> = notBuilt('add_image', 'crop_image');
