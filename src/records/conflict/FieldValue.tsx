import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { kindOf } from '../../kinds/index';
import { RecordNames } from '../../kinds/RecordNames';
import { useTextTools } from '../../kinds/useTextTools';
import type { RecordField } from '../form/recordField';

/** A value of a field, in words. */
export const FieldValue = ({ field, value }: { field: RecordField; value: unknown }) => {
  const t = useTranslate();
  const tools = useTextTools();
  const { kind, of, render, Value } = field;
  if (render) return <>{render(value)}</>;
  if (Value) return <Value value={value} />;
  if (of) return <RecordNames of={of} ids={[value].flat().filter((id): id is string => typeof id === 'string')} />;
  const text = kind ? kindOf(kind).toText(value, { choiceTexts: '', ...field, kind }, tools) : String(value ?? '');
  return (
    <Typography component="span" variant="inherit" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text || t('records.conflict.empty')}
    </Typography>
  );
};

/** A value under the word that says whose it is. */
export const NamedValue = ({ name, field, value }: { name: string; field: RecordField; value: unknown }) => (
  <Box sx={{ minInlineSize: 0 }}>
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <FieldValue field={field} value={value} />
    </Box>
  </Box>
);
