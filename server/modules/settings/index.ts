import type { Handlers } from '../../http/handler';
import { getImageSetting } from './getImageSetting';
import { getSettingDetail } from './getSettingDetail';

export const settingsHandlers: Handlers<'get_image_setting' | 'get_setting_detail'> = {
  get_image_setting: getImageSetting,
  get_setting_detail: getSettingDetail,
};
