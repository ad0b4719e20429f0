export default function ModifierGroupList() {
  return null;
}
