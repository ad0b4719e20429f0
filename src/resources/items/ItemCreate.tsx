export default function ItemCreate() {
  return null;
}
