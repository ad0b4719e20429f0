import AddIcon from '@mui/icons-material/Add';
import ContentPasteIcon from '@mui/icons-material/ContentPasteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { limits } from '#contract/limits';
import { menuLanguages } from '#contract/menuLanguages';
import { localText } from '#contract/multilingual';
import { LanguageTabs } from '../../../components/inputs/multilingual/LanguageTabs';
import { SortableList } from '../../../components/sortable/SortableList';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { ModifierLine } from './ModifierLine';
import { readLines, writtenRows } from './modifierRows';
import { PasteDialog } from './PasteDialog';
import { RangeReasons } from './RangeFields';
import { useGroupValues } from './useGroupValues';
import { useModifierRows } from './useModifierRows';

/** Column headers for sighted users; each field also has its own name. */
const ModifierHeads = () => {
  const t = useTranslate();
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'grid' },
        columnGap: 1,
        gridTemplateColumns: '40px minmax(0, 1fr) 128px 100px 150px 40px',
        typography: 'body2',
        fontWeight: 600,
        color: 'text.secondary',
        py: 0.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <span />
      <span>{t('modifierGroups.modifiers.name')}</span>
      <span>{t('modifierGroups.modifiers.price')}</span>
      <Box component="span" sx={{ textAlign: 'center' }}>
        {t('modifierGroups.modifiers.default')}
      </Box>
      <span>{t('modifierGroups.modifiers.stock')}</span>
      <span />
    </Box>
  );
};

/** A group's modifiers as a table that works by keyboard alone: Enter moves on, and adds a row at the end. */
export const ModifiersInput = () => {
  const t = useTranslate();
  const idBase = useId();
  const { store, currency, language: reader } = useStoreFormat();
  const languages = menuLanguages(store.languages_supported);
  const rows = useModifierRows(store.languages_supported.length);
  const { modifiers } = useGroupValues();
  const { errors, submitCount } = useFormState({ name: 'modifiers' });
  const [language, setLanguage] = useState(reader);
  const [isPasting, setPasting] = useState(false);
  const tab = Math.max(
    0,
    languages.findIndex(({ position }) => position === language),
  );
  const written = writtenRows(modifiers);
  const isMissingIn = (position: number) => written.some(({ name }) => name[0] && !name[position]);
  const isWrongIn = (position: number) =>
    written.some((_row, index) => get(errors, `modifiers.${index}.name.${position}`));
  const isFirstWrong = isWrongIn(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every try to save, what is wrong comes into sight
  useLayoutEffect(() => {
    if (isFirstWrong) setLanguage(0);
  }, [isFirstWrong, submitCount]);

  return (
    <Box>
      {languages.length > 1 && (
        <LanguageTabs
          idBase={idBase}
          label={t('modifierGroups.modifiers.languages')}
          languages={languages}
          states={languages.map(({ position }) =>
            isWrongIn(position) ? 'wrong' : isMissingIn(position) ? 'missing' : 'filled',
          )}
          open={tab}
          onOpen={(index) => setLanguage(languages[index]?.position ?? 0)}
        />
      )}
      <Box
        {...(languages.length > 1 && {
          role: 'tabpanel',
          id: `${idBase}-panel-${tab}`,
          'aria-labelledby': `${idBase}-tab-${tab}`,
        })}
      >
        {rows.fields.length > 0 ? (
          <>
            <ModifierHeads />
            <SortableList
              rows={rows.fields}
              idOf={({ id }) => id}
              nameOf={({ id }) => {
                const index = rows.fields.findIndex((field) => field.id === id);
                const name = localText(modifiers[index]?.name ?? [], language);
                return name || t('modifierGroups.modifiers.nth', { number: index + 1 });
              }}
              label={t('modifierGroups.modifiers.title')}
              onReorder={rows.reorder}
            >
              {(_field, index) => (
                <ModifierLine
                  index={index}
                  isLast={index === rows.fields.length - 1}
                  languages={store.languages_supported}
                  language={language}
                  onNext={(column) => rows.next(index, column, language)}
                  onPasteLines={(text) => rows.addMany(readLines(text, currency), index)}
                  onDelete={() => rows.remove(index)}
                />
              )}
            </SortableList>
          </>
        ) : (
          <Typography sx={{ py: 2, color: 'text.secondary' }}>{t('modifierGroups.modifiers.empty')}</Typography>
        )}
      </Box>
      <RangeReasons path="modifiers" />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1.5 }}>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => rows.addRow(language)} sx={{ minHeight: 44 }}>
          {t('modifierGroups.modifiers.add')}
        </Button>
        <Button startIcon={<ContentPasteIcon />} onClick={() => setPasting(true)} sx={{ minHeight: 44 }}>
          {t('modifierGroups.modifiers.add_many')}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
          {t('modifierGroups.modifiers.hint')}
        </Typography>
      </Box>
      <Box role="status">
        {rows.taken && (
          <Alert
            severity="info"
            sx={{ mt: 1.5 }}
            action={
              <Button color="inherit" onClick={rows.putBack}>
                {t('common.undo')}
              </Button>
            }
          >
            {t('modifierGroups.modifiers.deleted', {
              name: localText(rows.taken.row.name, language) || t('modifierGroups.modifiers.unnamed'),
            })}
          </Alert>
        )}
      </Box>
      {isPasting && (
        <PasteDialog
          room={limits.modifiersMax - written.length}
          onAdd={(pasted) => rows.addMany(pasted)}
          onClose={() => setPasting(false)}
        />
      )}
    </Box>
  );
};
