import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';

interface DropZoneProps {
  /** Name of the file that is being read. */
  reading: string | null;
  onFile: (file: File) => void;
}

const accepted = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values';

/** Takes one file, dropped or chosen. */
export const DropZone = ({ reading, onFile }: DropZoneProps) => {
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
          // The same file, mended, can be chosen again.
          event.target.value = '';
        }}
      />
    </Box>
  );
};
