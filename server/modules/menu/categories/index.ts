import type { categoryCalls } from '#contract/calls/categories';
import type { Handlers } from '../../../http/handler';
import { notBuilt } from '../../notBuilt';

export const categoryHandlers: Handlers<keyof typeof categoryCalls> = notBuilt(
  'get_category_list',
  'get_category',
  'add_category',
  'update_category',
  'delete_category',
  'set_category_sequence',
  'get_sub_category_list',
  'get_sub_category',
  'add_sub_category',
  'update_sub_category',
  'delete_sub_category',
  'set_sub_category_sequence',
);
