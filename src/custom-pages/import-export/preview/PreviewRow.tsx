import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '#contract/entities/menuImport';
import type { ImportKind } from '#contract/menuFiles/columns';
import { useErrorText } from '../shared/useErrorText';
import { CellChanges } from './CellChanges';

const colours = {
  create: 'success.main',
  update: 'info.main',
  unchanged: 'text.secondary',
  error: 'error.main',
} as const;

/** One row of the file: its line, what it is about, and what it does or why it cannot. */
export const PreviewRow = ({ kind, row }: { kind: ImportKind; row: ImportRow }) => {
  const t = useTranslate();
  const { errorText } = useErrorText(kind);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', md: '88px 112px minmax(140px, 1fr) 2fr' },
        columnGap: 2,
        rowGap: 0.5,
        py: 1,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        // Rows beyond the screen cost no layout.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 48px',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('menuFiles.preview.line', { line: row.line })}
      </Typography>
      <Typography variant="body2" sx={{ color: colours[row.outcome], fontWeight: 600 }}>
        {t(`menuFiles.outcome_of_row.${row.outcome}`)}
      </Typography>
      <Typography sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, fontWeight: 500, overflowWrap: 'anywhere' }}>
        <bdi>{row.name}</bdi>
      </Typography>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        {row.errors.map((error) => (
          <Typography
            // One cell may name several groups that there are not.
            key={`${error.column} ${error.code} ${error.params?.name ?? ''}`}
            variant="body2"
            sx={{ color: 'error.main', overflowWrap: 'anywhere' }}
          >
            {errorText(error)}
          </Typography>
        ))}
        {row.outcome === 'update' && <CellChanges kind={kind} changes={row.changes} />}
      </Box>
    </Box>
  );
};
