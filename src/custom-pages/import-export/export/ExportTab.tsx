import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { ExportPanel } from '../../../menuFiles/export/ExportPanel';
import { KindChoice, useImportKinds } from '../shared/KindChoice';
import { Notice } from '../shared/Notice';

/** Exports the whole menu, one kind at a time. */
export default function ExportTab() {
  const t = useTranslate();
  const { kinds, kind, setKind } = useImportKinds();
  if (kind === null) return <Notice severity="info">{t('menuFiles.nothing_permitted')}</Notice>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <KindChoice kinds={kinds} kind={kind} onChoose={setKind} />
      <Paper variant="outlined" sx={{ p: 2 }}>
        <ExportPanel key={kind} kind={kind} />
      </Paper>
    </Box>
  );
}
