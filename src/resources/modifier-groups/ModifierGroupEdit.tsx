export default function ModifierGroupEdit() {
  return null;
}
