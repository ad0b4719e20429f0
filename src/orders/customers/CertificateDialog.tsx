import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ErasureCertificate } from '#contract/entities/erasure';
import { saveFile } from '../../components/saveFile';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useListText } from '../../components/text/useListText';
import { recordTime } from '../../components/time/storeTime';
import { DialogFrame } from '../../records/form/DialogFrame';
import { DialogPrintStyles } from '../../records/form/DialogPrintStyles';

interface Part {
  /** Missing for the first, which says which erasure it is. */
  heading?: string;
  lines: readonly string[];
}

/** The certificate in the user's language, as it is shown, printed and saved. */
function useCertificateParts({ _id, store_name, erased_at, erased_by, ...certificate }: ErasureCertificate): Part[] {
  const t = useTranslate();
  const list = useListText();
  const { text, ...format } = useStoreFormat();
  const numbers = list(certificate.order_numbers.map((number) => `#${number}`));
  return [
    {
      lines: [
        t('erasure.store', { name: text(store_name) }),
        t('erasure.at', { time: recordTime(erased_at, format) }),
        t('erasure.by', { name: erased_by }),
        t('erasure.orders', { numbers }),
        t('erasure.number', { id: _id }),
      ],
    },
    {
      heading: t('erasure.erased'),
      lines: certificate.erased.map(({ kind, count }) => `${t(`erasure.kind.${kind}`)}: ${count}`),
    },
    {
      heading: t('erasure.kept'),
      lines: certificate.kept.map((kind) => t(`erasure.keep.${kind}`, { years: certificate.kept_years })),
    },
  ];
}

interface CertificateDialogProps {
  certificate: ErasureCertificate;
  onClose: () => void;
}

/** Shows what was erased and what is kept, to print or to save. The server keeps no copy, so closing asks until one was made. */
export const CertificateDialog = ({ certificate, onClose }: CertificateDialogProps) => {
  const t = useTranslate();
  const [isTaken, setTaken] = useState(false);
  const parts = useCertificateParts(certificate);
  const title = t('erasure.certificate');
  const save = () => {
    const lines = parts.flatMap(({ heading, lines: own }) => [...(heading ? ['', heading] : ['']), ...own]);
    const file = new Blob([`${[title, ...lines].join('\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' });
    saveFile(file, `${t('erasure.file')}-${certificate._id}.txt`);
    setTaken(true);
  };
  const print = () => {
    window.print();
    setTaken(true);
  };
  return (
    <DialogFrame
      title={title}
      subtitle={t('erasure.done')}
      confirm={t('erasure.close')}
      isTyped={!isTaken}
      onSubmit={onClose}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <Button color="inherit" size="large" onClick={print}>
            {t('erasure.print')}
          </Button>
          <Button color="inherit" size="large" onClick={save}>
            {t('erasure.save')}
          </Button>
          <Button type="submit" variant="contained" size="large" disabled={!isTaken}>
            {t('erasure.close')}
          </Button>
        </>
      }
    >
      <DialogPrintStyles />
      <Typography color="text.secondary" sx={{ '@media print': { display: 'none' } }}>
        {t('erasure.done_detail')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {parts.map(({ heading, lines }) => (
          <div key={heading ?? ''}>
            {heading && (
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {heading}
              </Typography>
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
              {lines.map((line) => (
                <li key={line} dir="auto" style={{ overflowWrap: 'anywhere' }}>
                  {line}
                </li>
              ))}
            </Box>
          </div>
        ))}
      </Box>
    </DialogFrame>
  );
};
