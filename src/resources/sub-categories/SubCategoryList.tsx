import { ExportButton } from '../../menuFiles/ExportButton';
import { MenuTreePage } from '../../records/menuTree/MenuTreePage';

export default function SubCategoryList() {
  return <MenuTreePage withCategories={false} actions={<ExportButton resource="sub_categories" />} />;
}
