export default function ItemList() {
  return null;
}
