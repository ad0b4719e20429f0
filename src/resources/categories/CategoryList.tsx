export default function CategoryList() {
  return null;
}
