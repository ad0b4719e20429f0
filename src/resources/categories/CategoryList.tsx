import { ExportButton } from '../../menuFiles/ExportButton';
import { MenuTreePage } from '../../records/menuTree/MenuTreePage';

export default function CategoryList() {
  return <MenuTreePage withCategories actions={<ExportButton resource="categories" />} />;
}
