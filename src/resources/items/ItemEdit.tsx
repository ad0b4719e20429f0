export default function ItemEdit() {
  return null;
}
