import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import type { ModifierRow } from './modifierRows';

/** Modifiers in one line, for comparing two versions. */
export default function ModifiersInWords({ value }: { value: unknown }) {
  const list = useListText();
  const { text } = useStoreFormat();
  return <span>{Array.isArray(value) && list((value as ModifierRow[]).map(({ name }) => text(name)))}</span>;
}
