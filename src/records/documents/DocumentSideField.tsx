import AddAPhotoIcon from '@mui/icons-material/AddAPhotoOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FileFacts, isPdf } from '#contract/documents/fileFacts';
import { limits } from '#contract/limits';
import { ErrorInSight } from '../../components/feedback/ErrorInSight';
import { remoteConfig } from '../../config/remoteConfig';
import { type ApiError, errorText } from '../../dataProvider/apiError';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { useNotifyError } from '../form/useNotifyError';
import { PdfTile } from './PdfTile';

/** A data URL for an `img`, from a picture in base64. */
export const pictureOf = ({ content_type, content = '' }: { content_type: string; content?: string | undefined }) =>
  `data:${content_type};base64,${content}`;

interface DocumentSideFieldProps {
  /** The side's name. */
  label: string;
  /** The alternative text. */
  alt: string;
  isThere: boolean;
  /** The file's name, size and type, if known. */
  file?: FileFacts | null | undefined;
  /** A stored picture can be replaced, but not looked at. */
  isHidden?: boolean;
  /** PDFs are accepted too. */
  takesPdf?: boolean;
  /** Loads the picture on request; for a PDF its address. */
  load: () => Promise<string>;
  /** Sends a file. Left out where it can only be looked at. */
  onFile?: (file: File) => Promise<unknown>;
}

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

const refusals = ['wrong_type', 'not_an_image', 'not_a_paper', 'too_large_in_pixels', 'broken'];

/** Why the file was refused; `undefined` if something else failed. */
const refusalOf = (error: ApiError): string | undefined =>
  error.fields.find(({ code }) => refusals.includes(code))?.code;

const errorKey = (error: ApiError): string => {
  const reason = refusalOf(error);
  return reason ? `documents.file.${reason}` : errorText(error);
};

/** One side of a document: taken with the camera, chosen or dropped, sent immediately, and shown in full. */
export const DocumentSideField = ({
  label,
  alt,
  isThere,
  file,
  isHidden = false,
  takesPdf = false,
  load,
  onFile,
}: DocumentSideFieldProps) => {
  const t = useTranslate();
  const notifyErrors = useNotifyError();
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (isHidden) setShown(null);
  }, [isHidden]);
  const types = [...remoteConfig().imageSetting.types, ...(takesPdf ? ['application/pdf'] : [])].join(',');
  const choose = t(takesPdf ? 'documents.file.choose_file' : 'documents.file.choose');
  const pdf = isThere && file && isPdf(file) ? file : null;
  const send = async (chosenFile: File | undefined) => {
    if (!chosenFile || !onFile || isBusy) return;
    setUnsent(null);
    if (chosenFile.size > limits.documentBytes) return setError('documents.file.too_big');
    setBusy(true);
    setError(null);
    try {
      await onFile(chosenFile);
    } catch (thrown) {
      const failure = apiErrorOf(thrown);
      setError(errorKey(failure));
      // The file itself may be fine: it stays chosen.
      if (!refusalOf(failure)) setUnsent(chosenFile);
    } finally {
      setBusy(false);
    }
  };
  const field = (capture: boolean) => (
    <input
      ref={capture ? taken : chosen}
      type="file"
      hidden
      accept={capture ? remoteConfig().imageSetting.types.join(',') : types}
      aria-label={`${label}: ${capture ? t('documents.file.camera') : choose}`}
      {...(capture ? { capture: 'environment' } : {})}
      onChange={(event) => {
        void send(event.target.files?.[0]);
        // The same file may be chosen again.
        event.target.value = '';
      }}
    />
  );
  return (
    <Box
      {...(onFile && {
        onDragOver: (event: DragEvent) => {
          if (!bringsFiles(event)) return;
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: (event: DragEvent) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
        },
        onDrop: (event: DragEvent) => {
          if (!bringsFiles(event)) return;
          event.preventDefault();
          setOver(false);
          void send(event.dataTransfer.files[0]);
        },
      })}
      sx={{
        display: 'grid',
        gap: 0.5,
        justifyItems: 'start',
        alignContent: 'start',
        minInlineSize: 0,
        borderRadius: 1,
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: 6,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      {pdf && <PdfTile file={pdf} linkOf={load} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isThere && !pdf && !isHidden && (
          <Button
            variant="outlined"
            onClick={() => void notifyErrors(async () => setShown(await load()))}
            sx={{ minBlockSize: 40 }}
          >
            {t('documents.file.show')}
          </Button>
        )}
        {onFile && hasCamera && (
          <Button
            variant={isThere ? 'text' : 'outlined'}
            startIcon={<AddAPhotoIcon />}
            loading={isBusy}
            onClick={() => taken.current?.click()}
            sx={{ minBlockSize: 40 }}
          >
            {t('documents.file.camera')}
          </Button>
        )}
        {onFile && (
          <Button
            variant={isThere || hasCamera ? 'text' : 'outlined'}
            startIcon={<UploadIcon />}
            loading={isBusy}
            onClick={() => chosen.current?.click()}
            sx={{ minBlockSize: 40 }}
          >
            {isThere ? t('documents.file.replace') : choose}
          </Button>
        )}
      </Box>
      {onFile && !hasCamera && !isThere && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('documents.file.drop')}
        </Typography>
      )}
      {error && <ErrorInSight text={t(error)} />}
      {unsent && (
        <Button onClick={() => void send(unsent)} sx={{ minBlockSize: 40, maxInlineSize: '100%' }}>
          {t('documents.file.retry', { name: `\u2068${unsent.name}\u2069` })}
        </Button>
      )}
      {onFile && field(false)}
      {onFile && hasCamera && field(true)}
      {shown && (
        <Dialog open onClose={() => setShown(null)} maxWidth="md" slotProps={{ paper: { 'aria-label': alt } }}>
          <DialogContent sx={{ p: 1.5 }}>
            <Box
              component="img"
              src={shown}
              alt={alt}
              sx={{ display: 'block', maxInlineSize: '100%', borderRadius: 1 }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setShown(null)}>{t('common.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
};
