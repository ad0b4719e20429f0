import { ExportButton } from '../../menuFiles/ExportButton';
import { MenuTreePage } from './tree/MenuTreePage';

export default function CategoryList() {
  return <MenuTreePage withCategories actions={<ExportButton resource="categories" />} />;
}
