import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { ImportCounts } from '#contract/entities/menuImport';
import { importOutcomes } from '#contract/menuFiles/outcomes';

/** The number of rows per outcome. */
export const ImportTally = ({ counts }: { counts: ImportCounts }) => {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0 }}>
      {importOutcomes.map((outcome) => (
        <Box key={outcome} sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
          <Typography component="dd" sx={{ m: 0, order: -1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {counts[outcome].toLocaleString(locale)}
          </Typography>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', order: 1 }}>
            {t(`menuFiles.written.${outcome}`, { smart_count: counts[outcome] })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
