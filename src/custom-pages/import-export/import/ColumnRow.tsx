import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { ImportKind } from '#contract/menuFiles/columns';
import { fileLanguage } from '#contract/menuFiles/fileLanguages';
import type { ColumnMatch } from '#contract/menuFiles/matchColumns';
import { headerOf, targetsOf } from '#contract/menuFiles/targets';
import { menuFileLanguages } from '#contract/menuLanguages';
import { useSession } from '../../../session/useSession';

interface ColumnRowProps {
  kind: ImportKind;
  match: ColumnMatch;
  /** The column's number, if it has no header. */
  place: number;
  samples: readonly string[];
  onChange: (match: ColumnMatch) => void;
}

/** One column of the file: its header, sample values, and the field it is imported as. */
export const ColumnRow = ({ kind, match, place, samples, onChange }: ColumnRowProps) => {
  const t = useTranslate();
  const language = fileLanguage(useLocale());
  const languages = menuFileLanguages(useSession()?.store.languages_supported ?? []);
  const { header, target, leftOut, group } = match;
  const name = header || t('menuFiles.columns.unnamed', { place });
  const choose = (chosen: string) =>
    onChange(
      chosen === ''
        ? { header, target: null, leftOut: 'by_choice' }
        : { header, target: chosen, ...(group && chosen === 'modifier_groups' ? { group } : {}) },
    );
  const note = group
    ? t('menuFiles.columns.group_of', { group })
    : leftOut && t(`menuFiles.columns.left_out.${leftOut}`);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr 1.2fr' },
        gap: { xs: 1, sm: 2 },
        alignItems: 'center',
        py: 1.25,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {samples.length > 0 ? samples.join(' · ') : t('menuFiles.columns.no_samples')}
      </Typography>
      <TextField
        select
        fullWidth
        size="small"
        value={target ?? ''}
        onChange={(event) => choose(event.target.value)}
        helperText={note}
        // A native select: a file can have a hundred columns, and phones show it best.
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': `${t('menuFiles.columns.taken_for')}: ${name}` },
        }}
        sx={target === null ? { '& select': { color: 'text.secondary' } } : null}
      >
        <option value="">{t('menuFiles.columns.leave_out')}</option>
        {targetsOf(kind, languages).map(({ target: each, column }) => (
          <option key={each} value={each}>
            {column.isImportOnly
              ? t('menuFiles.columns.import_only', { column: headerOf(kind, each, language) })
              : headerOf(kind, each, language)}
          </option>
        ))}
      </TextField>
    </Box>
  );
};
