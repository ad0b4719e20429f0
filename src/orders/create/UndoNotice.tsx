import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslate } from 'react-admin';

/** Something that was taken away and can be had back. */
export interface Taken {
  text: string;
  undo: () => void;
}

const shownFor = 8_000;

/** Says what was taken away, with the way back. On a phone it stays clear of the totals below. */
export const UndoNotice = ({
  taken,
  isNarrow,
  onClose,
}: {
  taken: Taken | null;
  isNarrow: boolean;
  onClose: () => void;
}) => {
  const t = useTranslate();
  const undo = () => {
    taken?.undo();
    onClose();
  };
  return (
    <Snackbar
      open={taken !== null}
      autoHideDuration={shownFor}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      message={taken?.text}
      anchorOrigin={{ vertical: isNarrow ? 'top' : 'bottom', horizontal: isNarrow ? 'center' : 'left' }}
      action={
        <Button size="small" color="inherit" onClick={undo}>
          {t('createOrder.ticket.undo')}
        </Button>
      }
    />
  );
};
