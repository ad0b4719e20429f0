export default function SubCategoryEdit() {
  return null;
}
