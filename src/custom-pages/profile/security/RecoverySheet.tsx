import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../records/form/DialogFrame';
import { DialogPrintStyles } from '../../../records/form/DialogPrintStyles';

interface RecoverySheetProps {
  codes: readonly string[];
  /** The account that the codes are for: the printed sheet has to name it. */
  email: string;
  onClose: () => void;
}

/**
 * New recovery codes to print. They can't be shown again, so only the button that confirms they were saved closes the
 * sheet.
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
      <DialogPrintStyles />
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
