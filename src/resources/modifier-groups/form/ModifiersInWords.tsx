import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import type { ModifierRow } from './modifierRows';

/** Modifiers in one line, where two versions are compared. */
export default function ModifiersInWords({ value }: { value: unknown }) {
  const list = useListText();
  const { text } = useStoreFormat();
  return <span>{Array.isArray(value) && list((value as ModifierRow[]).map(({ name }) => text(name)))}</span>;
}
