export default function ModifierGroupCreate() {
  return null;
}
