import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { Language } from '#contract/entities/store';
import { limits } from '#contract/limits';
import { InputError } from '../../../components/inputs/inputParts';
import { MoneyInput } from '../../../components/inputs/numbers/NumberInput';
import { StockInput } from '../../../components/inputs/StockInput';
import { SortHandle } from '../../../components/sortable/SortableRow';
import { isBlank, type ModifierRow } from './modifierRows';

interface ModifierNameProps {
  index: number;
  language: number;
  spoken: Language | undefined;
  /** Its label while it has no name. */
  label: string;
  isLast: boolean;
  isHidden: boolean;
  /** The placeholder: what customers read instead. */
  fallback: string;
}

/** A modifier's name in one language. The last row may be empty, ready for the next one. */
const ModifierName = (props: ModifierNameProps) => {
  const { index, language, spoken, label, isLast, isHidden, fallback } = props;
  const t = useTranslate();
  const validate = (value: unknown, values: { modifiers?: ModifierRow[] }) => {
    const row = values.modifiers?.[index];
    if (language > 0 || !row || (isLast && isBlank(row))) return undefined;
    return typeof value === 'string' && value.trim() ? undefined : 'records.field.required';
  };
  const { id, field, fieldState } = useInput({ source: `modifiers.${index}.name.${language}`, validate });
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      fullWidth
      size="small"
      placeholder={fallback || t('modifierGroups.modifiers.name')}
      error={fieldState.invalid}
      helperText={fieldState.invalid && <InputError message={fieldState.error?.message} />}
      sx={isHidden ? { display: 'none' } : {}}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          lang: spoken?.code,
          dir: spoken?.is_lang_rtl ? 'rtl' : 'ltr',
          maxLength: limits.nameMax,
          autoComplete: 'off',
          'data-column': 'name',
        },
      }}
    />
  );
};

interface ModifierLineProps {
  index: number;
  isLast: boolean;
  languages: readonly Language[];
  /** Position of the language being edited. */
  language: number;
  onNext: (column: 'name' | 'price') => void;
  onPasteLines: (text: string) => void;
  onDelete: () => void;
}

/** One modifier: its name, price, whether it is preselected, and its stock. On a phone in two lines. */
export const ModifierLine = (props: ModifierLineProps) => {
  const { index, isLast, languages, language, onNext, onPasteLines, onDelete } = props;
  const t = useTranslate();
  const { control } = useFormContext();
  const row = useWatch({ control, name: `modifiers.${index}` }) as ModifierRow | undefined;
  const first = row?.name[0] ?? '';
  const called = row?.name[language] || first || t('modifierGroups.modifiers.nth', { number: index + 1 });
  const shown = languages.length > 1 && language > 0 ? [0, language] : [0];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    // Enter would save the form. Here it moves to the next modifier, as in a table.
    event.preventDefault();
    onNext(event.target.dataset.column === 'name' && !isLast ? 'name' : 'price');
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\r\n]\s*\S/.test(text.trim())) return;
    event.preventDefault();
    onPasteLines(text);
  };

  return (
    <Box
      role="group"
      aria-label={called}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      sx={{
        display: 'grid',
        alignItems: 'start',
        columnGap: 1,
        gridTemplateColumns: { xs: '32px minmax(0, 1fr) 40px', md: '40px minmax(0, 1fr) 120px 100px 200px 40px' },
        gridTemplateAreas: {
          xs: '"handle name delete" ". price price" ". state state"',
          md: '"handle name price chosen stock delete"',
        },
        rowGap: 0.75,
        py: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <SortHandle sx={{ gridArea: 'handle', minWidth: 32, px: 0.25 }} />
      <Box sx={{ gridArea: 'name' }}>
        {shown.map((position) => (
          <ModifierName
            key={position}
            index={index}
            language={position}
            spoken={languages[position]}
            label={t('modifierGroups.modifiers.name_of', { number: index + 1 })}
            isLast={isLast}
            isHidden={position !== language}
            fallback={position > 0 ? first : ''}
          />
        ))}
      </Box>
      <Box sx={{ gridArea: 'price' }} aria-label={called}>
        <MoneyInput
          source={`modifiers.${index}.price`}
          label={t('modifierGroups.modifiers.price_of', { name: called })}
          hideLabel
        />
      </Box>
      <Box sx={{ gridArea: { xs: 'state', md: 'chosen' }, justifySelf: { xs: 'start', md: 'center' } }}>
        <Controller
          name={`modifiers.${index}.is_default`}
          control={control}
          render={({ field }) => (
            <FormControlLabel
              label={t('modifierGroups.modifiers.default')}
              control={
                <Checkbox
                  checked={field.value === true}
                  onChange={(_event, isOn) => field.onChange(isOn)}
                  slotProps={{ input: { 'aria-label': t('modifierGroups.modifiers.default_of', { name: called }) } }}
                />
              }
              sx={{ m: 0, '& .MuiFormControlLabel-label': { display: { md: 'none' } } }}
            />
          )}
        />
      </Box>
      <Box sx={{ gridArea: { xs: 'state', md: 'stock' }, justifySelf: { xs: 'end', md: 'start' } }}>
        <StockInput source={`modifiers.${index}`} label={called} size="small" />
      </Box>
      <IconButton
        aria-label={t('modifierGroups.modifiers.delete', { name: called })}
        onClick={onDelete}
        sx={{ gridArea: 'delete' }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};
