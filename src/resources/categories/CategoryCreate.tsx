export default function CategoryCreate() {
  return null;
}
