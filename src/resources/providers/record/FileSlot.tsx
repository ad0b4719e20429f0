import AddAPhotoIcon from '@mui/icons-material/AddAPhotoOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { type FileFacts, isPdf } from '#contract/providers/fileFacts';
import { ErrorInSight } from '../../../components/feedback/ErrorInSight';
import { remoteConfig } from '../../../config/remoteConfig';
import { type ApiError, errorText } from '../../../dataProvider/apiError';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { PdfTile } from './PdfTile';
import { useNotifyError } from './useNotifyError';

/** A data URL for an `img`, from a picture in base64. */
export const pictureOf = ({ content_type, content = '' }: { content_type: string; content?: string | undefined }) =>
  `data:${content_type};base64,${content}`;

interface FileSlotProps {
  /** The side's name. */
  label: string;
  /** The alternative text. */
  alt: string;
  isThere: boolean;
  /** The file's name, size and type, if known. */
  file?: FileFacts | null | undefined;
  /** PDFs are accepted too. */
  takesPdf?: boolean;
  /** Loads the picture on request; for a PDF its address. */
  load: () => Promise<string>;
  onFile: (file: File) => Promise<unknown>;
}

const refusals = ['wrong_type', 'not_an_image', 'not_a_paper', 'too_large_in_pixels', 'broken'];

const errorKey = (error: ApiError): string => {
  const reason = error.fields.find(({ code }) => refusals.includes(code))?.code;
  return reason ? `providers.file.${reason}` : errorText(error);
};

/** One side of a document: taken with the camera or chosen, sent immediately, and shown in full. */
export const FileSlot = ({ label, alt, isThere, file, takesPdf = false, load, onFile }: FileSlotProps) => {
  const t = useTranslate();
  const notifyErrors = useNotifyError();
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const types = [...remoteConfig().imageSetting.types, ...(takesPdf ? ['application/pdf'] : [])].join(',');
  const choose = t(takesPdf ? 'providers.file.choose_file' : 'providers.file.choose');
  const pdf = isThere && file && isPdf(file) ? file : null;
  const send = async (chosenFile: File | undefined) => {
    if (!chosenFile) return;
    if (chosenFile.size > limits.documentBytes) return setError('providers.file.too_big');
    setBusy(true);
    setError(null);
    try {
      await onFile(chosenFile);
    } catch (thrown) {
      setError(errorKey(apiErrorOf(thrown)));
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
      aria-label={`${label}: ${capture ? t('providers.file.camera') : choose}`}
      {...(capture ? { capture: 'environment' } : {})}
      onChange={(event) => {
        void send(event.target.files?.[0]);
        // The same file may be chosen again.
        event.target.value = '';
      }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minInlineSize: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      {pdf && <PdfTile file={pdf} linkOf={load} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isThere && !pdf && (
          <Button
            variant="outlined"
            onClick={() => void notifyErrors(async () => setShown(await load()))}
            sx={{ minBlockSize: 40 }}
          >
            {t('providers.file.show')}
          </Button>
        )}
        {hasCamera && (
          <Button
            variant={isThere ? 'text' : 'outlined'}
            startIcon={<AddAPhotoIcon />}
            loading={isBusy}
            onClick={() => taken.current?.click()}
            sx={{ minBlockSize: 40 }}
          >
            {t('providers.file.camera')}
          </Button>
        )}
        <Button
          variant={isThere || hasCamera ? 'text' : 'outlined'}
          startIcon={<UploadIcon />}
          loading={isBusy}
          onClick={() => chosen.current?.click()}
          sx={{ minBlockSize: 40 }}
        >
          {isThere ? t('providers.file.replace') : choose}
        </Button>
      </Box>
      {error && <ErrorInSight text={t(error)} />}
      {field(false)}
      {hasCamera && field(true)}
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
