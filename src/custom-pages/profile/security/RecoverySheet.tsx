import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../records/form/DialogFrame';

interface RecoverySheetProps {
  codes: readonly string[];
  /** The account that they are for: a sheet of paper doesn't say. */
  email: string;
  onClose: () => void;
}

/** On paper, only the dialog: everything else of the page is in the root, and the dialog is beside it. */
const onPaper = (
  <GlobalStyles
    styles={{
      '@media print': {
        '#root, .MuiDialogActions-root, .MuiBackdrop-root': { display: 'none !important' },
        '.MuiDialog-paper': { boxShadow: 'none !important', maxBlockSize: 'none !important' },
      },
    }}
  />
);

/**
 * New recovery codes, to be printed. They can't be shown again, so only the button closes the sheet, which says that they
 * were kept.
 */
export default function RecoverySheet({ codes, email, onClose }: RecoverySheetProps) {
  const t = useTranslate();
  return (
    <DialogFrame
      title={t('security.codes.sheet')}
      subtitle={t('security.codes.sheet_for', { email: `\u2066${email}\u2069` })}
      confirm={t('security.codes.done')}
      isTyped
      // Neither Esc nor a click outside closes it, and Ctrl+S must not: people press it to keep the codes.
      isBusy
      onSubmit={onClose}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" size="large" onClick={() => window.print()}>
            {t('security.codes.print')}
          </Button>
          <Button variant="contained" size="large" onClick={onClose}>
            {t('security.codes.done')}
          </Button>
        </>
      }
    >
      {onPaper}
      <Typography>{t('security.codes.sheet_detail')}</Typography>
      <ol style={{ margin: 0, columns: 2, fontFamily: 'monospace', fontSize: '1.125rem', lineHeight: 2 }}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ol>
    </DialogFrame>
  );
}
