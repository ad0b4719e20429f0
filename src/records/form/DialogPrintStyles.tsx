import GlobalStyles from '@mui/material/GlobalStyles';

/** On paper, only the open dialog: everything else of the page is in the root, and the dialog is beside it. */
export const DialogPrintStyles = () => (
  <GlobalStyles
    styles={{
      '@media print': {
        '#root, .MuiDialogActions-root, .MuiBackdrop-root': { display: 'none !important' },
        // Paper is white in every theme.
        '.MuiDialog-paper, .MuiDialog-paper *': { color: '#000 !important', background: 'transparent !important' },
        '.MuiDialog-paper': { boxShadow: 'none !important', maxBlockSize: 'none !important' },
      },
    }}
  />
);
