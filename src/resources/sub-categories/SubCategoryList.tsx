import { MenuTreePage } from '../../records/menuTree/MenuTreePage';

export default function SubCategoryList() {
  return <MenuTreePage withCategories={false} />;
}
