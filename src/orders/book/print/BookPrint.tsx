import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { createPortal } from 'react-dom';
import type { Order } from '#contract/entities/order';
import type { StoreDataProvider } from '../../../dataProvider/index';
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

/** How often the guests of a day came before. An evening is printed without it if the server can't be reached. */
function useVisits(day: string, enabled: boolean) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data, isLoading } = useQuery({
    queryKey: ['guest-visits', day],
    queryFn: async ({ signal }) => (await dataProvider.getGuestVisits({ date: day }, { signal })).data,
    enabled,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  const visits = useMemo(() => new Map((data ?? []).map(({ order_id, ...guest }) => [order_id, guest])), [data]);
  return { visits, isLoading };
}

/** Prints a sheet as soon as it is there. */
export default function BookPrint({ sheet, day, orders, onDone }: BookPrintProps) {
  const done = useRef(onDone);
  done.current = onDone;
  const { visits, isLoading } = useVisits(day, sheet === 'evening');
  useEffect(() => {
    if (isLoading) return;
    // Some browsers go on at once and print what is on the page later.
    const end = () => done.current();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isLoading]);
  const Sheet = sheets[sheet];
  return createPortal(
    <div id="print-area" aria-hidden>
      <style nonce={styleNonce}>{printAreaStyles(pages[sheet])}</style>
      <Sheet day={day} orders={orders} visits={visits} />
    </div>,
    document.body,
  );
}
