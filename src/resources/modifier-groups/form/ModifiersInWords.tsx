import { useListText } from '../../../components/useListText';
import { useStoreSurroundings } from '../../../components/useStoreSurroundings';
import type { ModifierRow } from './modifierRows';

/** Modifiers in one line, where two versions are compared. */
export default function ModifiersInWords({ value }: { value: unknown }) {
  const list = useListText();
  const { text } = useStoreSurroundings();
  return <span>{Array.isArray(value) && list((value as ModifierRow[]).map(({ name }) => text(name)))}</span>;
}
