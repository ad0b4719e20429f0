export default function SubCategoryList() {
  return null;
}
