import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import type { Order } from '#contract/entities/order';
import { openRounds, type Round } from '#contract/orders/rounds';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import { useLiveOrder } from '../../realtime/orders/useLiveOrder';
import { styleNonce } from '../../theme/styleNonce';
import { PrintedTicket } from './PrintedTicket';
import { pageStyles, type TicketPaperSize, ticketPapers } from './ticketPapers';

/** How often this device printed each order or round; the oldest entries are dropped. */
type Printed = [printed: string, times: number][];

const storedMax = 300;

/** Chosen instead of a round's number. */
const wholeOrder = 0;

const read = (): Printed => readStored<Printed>(storageKeys.printed) ?? [];

/** Whether this device has printed it before. */
const isReprint = (printed: string): boolean => read().some(([id]) => id === printed);

const printedKey = (orderId: string, round: Round | undefined): string =>
  round ? `${orderId} ${round.number}` : orderId;

/** Remembers that an order or a round was printed. */
function notePrinted(key: string): void {
  const printed = read();
  const times = printed.find(([id]) => id === key)?.[1] ?? 0;
  const others = printed.filter(([id]) => id !== key);
  writeStored(storageKeys.printed, [...others, [key, times + 1]].slice(-storedMax));
}

/** Previews the ticket in the paper size that this device used last, and prints the current state of the order. */
export default function TicketPrint({ order: opened, onDone }: { order: Order; onDone: () => void }) {
  const t = useTranslate();
  const order = useLiveOrder(opened);
  const [paper, setPaper] = useState<TicketPaperSize>(() => {
    const stored = readStored<string>(storageKeys.ticketPaper);
    return ticketPapers.find((name) => name === stored) ?? '80mm';
  });
  // The kitchen needs what it hasn't made yet.
  const [chosenRound, setRound] = useState(() => openRounds(opened).at(-1)?.number ?? wholeOrder);
  const round = order.rounds?.find(({ number }) => number === chosenRound);
  const key = printedKey(order._id, round);
  const reprint = useMemo(() => isReprint(key), [key]);
  const choose = (chosen: TicketPaperSize | null) => {
    if (!chosen) return;
    setPaper(chosen);
    writeStored(storageKeys.ticketPaper, chosen);
  };
  const print = () => {
    window.print();
    notePrinted(key);
    onDone();
  };
  return (
    <>
      <Dialog open onClose={onDone} maxWidth="sm" aria-labelledby="ticket-title" sx={{ displayPrint: 'none' }}>
        <DialogTitle id="ticket-title">{t('boards.ticket.title', { number: order.unique_id })}</DialogTitle>
        <DialogContent>
          <ToggleButtonGroup
            exclusive
            value={paper}
            aria-label={t('boards.ticket.paper')}
            onChange={(_, chosen: TicketPaperSize | null) => choose(chosen)}
            sx={{ mb: 2, '& button': { minBlockSize: 44, px: 3 } }}
          >
            {ticketPapers.map((name) => (
              <ToggleButton key={name} value={name}>
                {t(`boards.ticket.papers.${name}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {order.rounds && (
            <ToggleButtonGroup
              exclusive
              value={round?.number ?? wholeOrder}
              aria-label={t('boards.ticket.lines')}
              onChange={(_, number: number | null) => number !== null && setRound(number)}
              sx={{ mb: 2, flexWrap: 'wrap', '& button': { minBlockSize: 44, px: 2 } }}
            >
              <ToggleButton value={wholeOrder}>{t('boards.ticket.whole')}</ToggleButton>
              {order.rounds.map(({ number }) => (
                <ToggleButton key={number} value={number}>
                  {t('order.round', { number })}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
          {order.version !== opened.version && (
            <Alert severity="info" role="status" sx={{ mb: 2 }}>
              {t('boards.ticket.changed')}
            </Alert>
          )}
          <PrintedTicket order={order} paper={paper} isReprint={reprint} round={round} />
        </DialogContent>
        <DialogActions>
          <Button size="large" onClick={onDone}>
            {t('common.close')}
          </Button>
          <Button size="large" variant="contained" autoFocus onClick={print}>
            {t('boards.ticket.print')}
          </Button>
        </DialogActions>
      </Dialog>
      {createPortal(
        <div id="print-area" aria-hidden>
          <style nonce={styleNonce}>{pageStyles(paper)}</style>
          <PrintedTicket order={order} paper={paper} isReprint={reprint} round={round} />
        </div>,
        document.body,
      )}
    </>
  );
}
