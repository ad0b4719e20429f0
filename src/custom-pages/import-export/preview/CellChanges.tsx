import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '#contract/entities/menuImport';
import type { ImportKind } from '#contract/menuFiles/columns';
import { useErrorText } from '../shared/useErrorText';

/** Longest text of a cell that is shown. */
const shownMax = 160;

/** What a row changes: each cell as it is, and as it will be. */
export const CellChanges = ({ kind, changes }: { kind: ImportKind; changes: ImportRow['changes'] }) => {
  const t = useTranslate();
  const { columnName } = useErrorText(kind);
  const shown = (text: string) =>
    text === '' ? t('menuFiles.preview.clear') : text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
  return changes.map(({ column, from, to }) => (
    <Typography key={column} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {columnName(column)}:{' '}
      <Box component="span" sx={visuallyHidden}>
        {t('menuFiles.preview.from')}
      </Box>
      <Box component="del" sx={{ color: 'text.secondary' }}>
        {shown(from)}
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{
          mx: 0.75,
          display: 'inline-block',
          transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none'),
        }}
      >
        →
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {t('menuFiles.preview.to')}
      </Box>
      <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
        {shown(to)}
      </Box>
    </Typography>
  ));
};
