export default function SubCategoryCreate() {
  return null;
}
