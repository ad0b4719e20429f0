import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '#contract/entities/order';
import { styleNonce } from '../../../theme/styleNonce';
import { printAreaStyles } from '../../ticket/ticketPapers';
import type { BookSheet } from './bookSheets';
import { DaySheet } from './DaySheet';
import { EveningSheet } from './EveningSheet';

const pages: Record<BookSheet, string> = {
  evening: 'size: A5; margin: 10mm;',
  book: 'size: A4; margin: 14mm;',
};

const sheets = { evening: EveningSheet, book: DaySheet };

interface BookPrintProps {
  sheet: BookSheet;
  day: string;
  orders: readonly Order[];
  onDone: () => void;
}

/** Prints a sheet as soon as it is there. */
export default function BookPrint({ sheet, day, orders, onDone }: BookPrintProps) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    // Some browsers go on at once and print what is on the page later.
    const end = () => done.current();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const Sheet = sheets[sheet];
  return createPortal(
    <div id="print-area" aria-hidden>
      <style nonce={styleNonce}>{printAreaStyles(pages[sheet])}</style>
      <Sheet day={day} orders={orders} />
    </div>,
    document.body,
  );
}
