import { ExportButton } from '../../menuFiles/ExportButton';
import { MenuTreePage } from './tree/MenuTreePage';

export default function SubCategoryList() {
  return <MenuTreePage withCategories={false} actions={<ExportButton resource="sub_categories" />} />;
}
