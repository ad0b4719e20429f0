export default function CategoryEdit() {
  return null;
}
