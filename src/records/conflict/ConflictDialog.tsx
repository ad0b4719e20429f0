import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { firstCapital } from '../../components/text/firstCapital';
import { useTextTools } from '../../components/text/useTextTools';
import { kindOf } from '../../kinds/index';
import { breakpoints } from '../../theme/tokens';
import type { Fields, RecordField, WireRecord } from '../form/formValues';
import { type Difference, differences, firstChoices, mergedValues, type Side } from './differences';

/** A value of a field, in words. */
const FieldValue = ({ field, value }: { field: RecordField; value: unknown }) => {
  const t = useTranslate();
  const tools = useTextTools();
  const { kind, render } = field;
  if (render) return <>{render(value)}</>;
  const { Comparison, toText } = kind ? kindOf(kind) : {};
  if (Comparison) return <Comparison field={field} value={value} />;
  const text = kind && toText ? toText(value, { choiceTexts: '', ...field, kind }, tools) : String(value ?? '');
  return (
    <Typography component="span" variant="inherit" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text || t('records.conflict.empty')}
    </Typography>
  );
};

/** A value below a label that says whose it is. */
const NamedValue = ({ name, field, value }: { name: string; field: RecordField; value: unknown }) => (
  <Box sx={{ minInlineSize: 0 }}>
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <FieldValue field={field} value={value} />
    </Box>
  </Box>
);

interface DifferenceChoiceProps {
  difference: Difference;
  who: string;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One field: as opened, as it is now, and as typed here, with a choice between the last two. */
const DifferenceChoice = ({ difference, who, choice, onChoose }: DifferenceChoiceProps) => {
  const t = useTranslate();
  const titleId = useId();
  const { store } = useStoreFormat();
  const { field, language, opened, theirs, mine, isBoth } = difference;
  const languageName = language === undefined ? undefined : store.languages_supported[language]?.name;
  const label = languageName
    ? t('records.languages.label', { label: t(field.label), language: languageName })
    : t(field.label);
  const option = (side: Side, name: string, value: unknown) => (
    <FormControlLabel
      value={side}
      control={<Radio />}
      sx={{
        alignItems: 'flex-start',
        m: 0,
        minInlineSize: 0,
        '& .MuiFormControlLabel-label': { minInlineSize: 0, pt: 0.5 },
      }}
      label={
        <>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Box sx={{ overflowWrap: 'anywhere', fontWeight: choice === side ? 600 : 400 }}>
            <FieldValue field={field} value={value} />
          </Box>
        </>
      }
    />
  );
  return (
    <Paper variant="outlined" sx={{ p: 1.5, ...(isBoth && !choice ? { borderColor: 'warning.main' } : {}) }}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 2fr' } }}>
        <NamedValue name={t('records.conflict.opened')} field={field} value={opened} />
        <RadioGroup
          aria-labelledby={titleId}
          value={choice ?? ''}
          onChange={(_event, side) => onChoose(side as Side)}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {option('theirs', firstCapital(t('records.conflict.now', { who })), theirs)}
          {option('mine', t(isBoth ? 'records.conflict.mine' : 'records.conflict.untouched'), mine)}
        </RadioGroup>
      </Box>
    </Paper>
  );
};

interface ConflictDialogProps {
  opened: WireRecord;
  current: WireRecord;
  mine: Fields;
  by: string;
  isSaving: boolean;
  fields: readonly RecordField[];
  /** The fields that still have to be saved over the current record. */
  onChosen: (values: Fields) => void;
  onCancel: () => void;
}

/** Two people changed the same record: shows who changed what, and asks which value to keep, field by field. */
export const ConflictDialog = ({ opened, current, mine, by, isSaving, fields, ...on }: ConflictDialogProps) => {
  const t = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`);
  const found = useMemo(() => differences(fields, { opened, current, mine }), [fields, opened, current, mine]);
  const [choices, setChoices] = useState(() => firstChoices(found));
  const contested = found.filter(({ isBoth }) => isBoth);
  const open = contested.filter(({ key }) => !choices[key]);
  const chooseAll = (side: Side) =>
    setChoices((chosen) => ({ ...chosen, ...Object.fromEntries(contested.map(({ key }) => [key, side])) }));
  const who = by || t('records.conflict.somebody');
  const sentence = (key: string) => (by ? t(key, { who }) : firstCapital(t(key, { who })));
  return (
    <Dialog open onClose={on.onCancel} fullWidth fullScreen={isNarrow} maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{sentence('records.conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography>
          {sentence(contested.length > 0 ? 'records.conflict.choose' : 'records.conflict.no_clash')}
        </Typography>
        {contested.length > 1 && (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => chooseAll('mine')}>
              {t('records.conflict.all_mine')}
            </Button>
            <Button variant="outlined" onClick={() => chooseAll('theirs')}>
              {t('records.conflict.all_theirs')}
            </Button>
          </Box>
        )}
        {found.length === 0 && <Alert severity="info">{t('records.conflict.same')}</Alert>}
        {found.map((difference) => (
          <DifferenceChoice
            key={difference.key}
            difference={difference}
            who={who}
            choice={choices[difference.key]}
            onChoose={(side) => setChoices((chosen) => ({ ...chosen, [difference.key]: side }))}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {open.length > 0 && (
          <Typography variant="body2" role="status" sx={{ flex: 1, color: 'text.secondary', paddingInlineStart: 1 }}>
            {t('records.conflict.left', { smart_count: open.length })}
          </Typography>
        )}
        <Button color="inherit" onClick={on.onCancel}>
          {t('records.conflict.back')}
        </Button>
        <Button
          variant="contained"
          disabled={open.length > 0}
          onClick={() => on.onChosen(mergedValues(fields, { opened, current, mine }, choices))}
        >
          {t(isSaving ? 'common.save' : 'records.conflict.take_over')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
