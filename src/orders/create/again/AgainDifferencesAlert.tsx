import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useListText } from '../../../components/text/useListText';
import { useDraft } from '../draft/draftContext';
import type { AgainDifferences } from './draftAgain';

interface AgainDifferencesAlertProps {
  differences: AgainDifferences;
  onClose: () => void;
}

/** Lists what couldn't be copied from an earlier order or has another price; shows nothing if nothing differs. */
export const AgainDifferencesAlert = ({ differences, onClose }: AgainDifferencesAlertProps) => {
  const t = useTranslate();
  const list = useListText();
  const { text, money } = useDraft();
  const { prices, ...leftOut } = differences;
  const texts = [
    ...(['items', 'unavailable', 'choices'] as const).flatMap((kind) => {
      const names = [...new Set(leftOut[kind].map(text))];
      return names.length > 0 ? [t(`createOrder.again.${kind}_gone`, { names: list(names) })] : [];
    }),
    ...prices.map(({ name, before, after }) =>
      t('createOrder.again.price', { name: text(name), before: money(before), after: money(after) }),
    ),
  ];
  if (texts.length === 0) return null;
  return (
    <Alert severity="warning" onClose={onClose} closeText={t('common.close')} sx={{ overflowWrap: 'anywhere' }}>
      {[...new Set(texts)].map((each) => (
        <div key={each}>{each}</div>
      ))}
    </Alert>
  );
};
