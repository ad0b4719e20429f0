import type { categoryCalls } from '#contract/calls/categories';
import type { Handlers } from '#server/http/handler';
import { getCategory, getCategoryList } from './readCategories';
import { getSubCategory, getSubCategoryList } from './readSubCategories';
import { addCategory, deleteCategory, setCategorySequence, updateCategory } from './writeCategories';
import { addSubCategory, deleteSubCategory, setSubCategorySequence, updateSubCategory } from './writeSubCategories';

/** All calls of `contract/calls/categories`. */
export const categoryHandlers: Handlers<keyof typeof categoryCalls> = {
  get_category_list: getCategoryList,
  get_category: getCategory,
  add_category: addCategory,
  update_category: updateCategory,
  delete_category: deleteCategory,
  set_category_sequence: setCategorySequence,
  get_sub_category_list: getSubCategoryList,
  get_sub_category: getSubCategory,
  add_sub_category: addSubCategory,
  update_sub_category: updateSubCategory,
  delete_sub_category: deleteSubCategory,
  set_sub_category_sequence: setSubCategorySequence,
};
