import { MenuTreePage } from '../../records/menuTree/MenuTreePage';

export default function CategoryList() {
  return <MenuTreePage withCategories />;
}
