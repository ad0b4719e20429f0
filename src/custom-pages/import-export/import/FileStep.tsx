import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useLocale, useTranslate } from 'react-admin';
import type { ImportKind } from '#contract/menuFiles/columns';
import { useSession } from '../../../session/useSession';
import { KindChoice } from '../shared/KindChoice';
import { Notice } from '../shared/Notice';
import { DropZone } from './DropZone';
import type { Flow } from './flow';
import type { ImportMachine } from './importMachine';
import { TemplateChoice } from './TemplateChoice';

interface FileStepProps {
  machine: ImportMachine;
  flow: Extract<Flow, { step: 'file' }>;
  kinds: readonly ImportKind[];
  kind: ImportKind;
  setKind: (kind: ImportKind) => void;
}

/** What the file holds, and which file it is; templates for those who have none. */
export const FileStep = ({ machine, flow, kinds, kind, setKind }: FileStepProps) => {
  const t = useTranslate();
  const languages = useSession()?.store.languages_supported.map(({ code }) => code) ?? [];
  const language = useLocale() ?? 'en';
  const { refusal } = flow;
  return (
    <>
      <KindChoice kinds={kinds} kind={kind} onChoose={setKind} />
      {refusal && (
        <Notice severity="error">
          <AlertTitle>{t('menuFiles.file.refused', { name: refusal.name })}</AlertTitle>
          {t(`menuFiles.refusal.${refusal.reason.code}`, refusal.reason.params)}
          <br />
          {t('menuFiles.file.nothing_sent')}
        </Notice>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '2fr 1fr' } }}>
        <DropZone
          reading={flow.reading}
          onFile={(file) => void machine.chooseFile(file, { kind, languages, hints: { language } })}
        />
        <Paper variant="outlined" sx={{ p: 2 }}>
          <TemplateChoice kind={kind} languages={languages} />
        </Paper>
      </Box>
    </>
  );
};
