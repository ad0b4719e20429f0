import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { FileFacts } from '#contract/documents/fileFacts';
import { saveFile } from '../../components/saveFile';
import { fileSize } from '../../components/text/fileSize';
import { UnreachableError } from '../../dataProvider/apiError';
import { useNotifyError } from '../form/useNotifyError';

/** Long enough for a slow phone to load it. */
const revokeAfterMs = 120_000;

async function fetched(link: string): Promise<Blob> {
  const reply = await fetch(link).catch(() => null);
  if (!reply?.ok) throw new UnreachableError();
  // Labelled as a PDF whatever it contains, so that only a PDF reader opens it.
  return new Blob([await reply.arrayBuffer()], { type: 'application/pdf' });
}

/**
 * Opens a PDF in its own tab, or saves it if the browser opens none.
 *
 * @param linkOf asks for the file's address, which holds for minutes
 */
async function openPdf(linkOf: () => Promise<string>, name: string): Promise<void> {
  // Opened immediately, because browsers only open tabs right after a tap.
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const file = await fetched(await linkOf());
    if (!tab) return saveFile(file, name);
    const url = URL.createObjectURL(file);
    tab.location.replace(url);
    setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Saves a PDF under its original name. */
async function savePdf(linkOf: () => Promise<string>, name: string): Promise<void> {
  saveFile(await fetched(await linkOf()), name);
}

interface PdfTileProps {
  file: FileFacts;
  /** Requests its address, which is valid for minutes. */
  linkOf: () => Promise<string>;
}

/** An uploaded PDF: its name and size, to open or save. */
export const PdfTile = ({ file, linkOf }: PdfTileProps) => {
  const t = useTranslate();
  const notifyErrors = useNotifyError();
  const locale = useLocale();
  const { name, size } = file;
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        px: 1.5,
        py: 0.75,
        maxInlineSize: '100%',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <PdfIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ minInlineSize: 0, flex: '1 1 140px' }}>
        <Typography variant="body2" noWrap title={name} sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('documents.file.pdf', { size: fileSize(size, locale) })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex' }}>
        <Button onClick={() => void notifyErrors(() => openPdf(linkOf, name))} sx={{ minBlockSize: 40 }}>
          {t('common.open')}
        </Button>
        <Button onClick={() => void notifyErrors(() => savePdf(linkOf, name))} sx={{ minBlockSize: 40 }}>
          {t('documents.file.download')}
        </Button>
      </Box>
    </Box>
  );
};
