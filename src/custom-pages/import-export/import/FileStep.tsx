import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import type { ImportKind } from '#contract/menuFiles/columns';
import { fileLanguage, fileLanguages } from '#contract/menuFiles/fileLanguages';
import { menuFileLanguages } from '#contract/menuLanguages';
import { saveFile } from '../../../components/saveFile';
import { languageNameIn } from '../../../menuFiles/languageNameIn';
import { useSession } from '../../../session/useSession';
import { KindChoice } from '../shared/KindChoice';
import { Notice } from '../shared/Notice';
import type { Flow } from './flow';
import type { ImportMachine } from './importMachine';

/** The currency of the store's prices. */
const useStoreMoney = (): string => useSession()?.store.currency ?? 'EUR';

/** A template: a kind's columns in a language, with example rows. */
const TemplateChoice = ({ kind, languages }: { kind: ImportKind; languages: readonly string[] }) => {
  const t = useTranslate();
  const locale = useLocale();
  const currency = useStoreMoney();
  const [language, setLanguage] = useState(fileLanguage(locale));
  const download = async () => {
    const { templateFile } = await import('../../../menuFiles/writing/templateFile');
    saveFile(
      templateFile({ kind, language, languages, currency }),
      `${t(`menuFiles.file_name.${kind}`)}-${language}.csv`,
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography variant="h3">{t('menuFiles.template.title')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('menuFiles.template.detail')}
        </Typography>
      </div>
      <TextField
        select
        size="small"
        label={t('menuFiles.template.language')}
        value={language}
        onChange={({ target }) => setLanguage(fileLanguage(target.value))}
      >
        {fileLanguages.map((code) => (
          <MenuItem key={code} value={code}>
            {languageNameIn(code, locale)}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void download()}>
        {t('menuFiles.template.download')}
      </Button>
    </Box>
  );
};

interface DropZoneProps {
  /** Name of the file that is being read. */
  reading: string | null;
  onFile: (file: File) => void;
}

const accepted = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values';

/** Takes one file, dropped or chosen. */
const DropZone = ({ reading, onFile }: DropZoneProps) => {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && reading === null) onFile(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 1,
        minBlockSize: 240,
        p: 3,
        textAlign: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderRadius: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'background.paper',
      }}
    >
      <UploadIcon sx={{ fontSize: 48, color: 'text.secondary' }} />
      {reading === null ? (
        <>
          <Typography variant="h2">{t('menuFiles.file.drop')}</Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>
            {t('menuFiles.file.hint', {
              megabytes: limits.importFileBytes / 1_048_576,
              rows: limits.importRowsMax,
            })}
          </Typography>
          <Button variant="contained" onClick={() => input.current?.click()} sx={{ mt: 1 }}>
            {t('menuFiles.file.choose')}
          </Button>
        </>
      ) : (
        <Box role="status" sx={{ inlineSize: '100%', maxWidth: 360 }}>
          <Typography noWrap>{t('menuFiles.file.reading', { name: reading })}</Typography>
          <LinearProgress sx={{ mt: 1 }} aria-hidden />
        </Box>
      )}
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={t('menuFiles.file.choose')}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
    </Box>
  );
};

interface FileStepProps {
  machine: ImportMachine;
  flow: Extract<Flow, { step: 'file' }>;
  kinds: readonly ImportKind[];
  kind: ImportKind;
  setKind: (kind: ImportKind) => void;
}

/** Which kind of records, and which file; templates for those who have none. */
export const FileStep = ({ machine, flow, kinds, kind, setKind }: FileStepProps) => {
  const t = useTranslate();
  const languages = menuFileLanguages(useSession()?.store.languages_supported ?? []);
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
