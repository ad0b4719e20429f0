import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Item } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { formatMoney } from '#contract/money';
import { useUnsavedWork } from '../../realtime/unsavedWork';
import { ItemDialog } from './choices/ItemDialog';
import { isUntouched, itemCount } from './draft/orderDraft';
import { focusField } from './focusField';
import { MenuPanel } from './menu/MenuPanel';
import type { MenuIndex } from './menu/menuIndex';
import { type OrderContextValue, OrderProvider } from './orderContext';
import { PlacedPanel } from './place/PlacedPanel';
import { TicketBar } from './TicketBar';
import { Ticket } from './ticket/Ticket';
import { useChoosing } from './useChoosing';
import { useOrderState } from './useOrderState';
import { useShortcuts } from './useShortcuts';
import { useStoreText } from './useStoreText';

interface Notice {
  text: string;
  undo?: () => void;
}

/** The menu beside the ticket; on a phone, the ticket over the menu. */
export const OrderDesk = ({ account, store, menu }: { account: string; store: Store; menu: MenuIndex }) => {
  const t = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 767px)', { noSsr: true });
  const { locale, language, text } = useStoreText(store);
  const money = useCallback((amount: number) => formatMoney(amount, store.currency, locale), [store.currency, locale]);
  const [isTicketOpen, setTicketOpen] = useState(false);
  const [placed, setPlaced] = useState<Order | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const searchRef = useRef<HTMLInputElement>(null);

  const state = useOrderState({
    account,
    store,
    menu,
    money,
    onProblem: (field) => {
      setTicketOpen(true);
      // The problems are drawn, and on a phone the ticket too, before one can be gone to.
      requestAnimationFrame(() => focusField(field));
    },
    onPlaced: (order) => {
      setNotice(null);
      setTicketOpen(true);
      setPlaced(order);
    },
  });
  const { draft, dispatch, priced, problems, placing, now, onPhoneLeft } = state;
  const isBusy = placing.isPlacing;

  const onAdded = useCallback(
    (item: Item) => {
      setPlaced(null);
      setNotice({ text: t('createOrder.line.added', { name: text(item.name) }) });
    },
    [t, text],
  );
  const { request, setRequest, pick, ask, done } = useChoosing(menu, dispatch, onAdded);
  useUnsavedWork(!isUntouched(draft) || request !== null);
  useShortcuts({
    isOff: request !== null || placed !== null,
    onSearch: () => searchRef.current?.focus(),
    onPlace: () => void placing.place(),
  });

  const counts = useMemo(() => {
    const sums = new Map<string, number>();
    for (const line of draft.lines) sums.set(line.item_id, (sums.get(line.item_id) ?? 0) + line.quantity);
    return sums;
  }, [draft.lines]);

  const context: OrderContextValue = {
    draft,
    dispatch,
    menu,
    store,
    priced,
    problems,
    placing,
    now,
    money,
    text,
    locale,
    openChoices: setRequest,
    offerUndo: (told, undo) => setNotice({ text: told, undo }),
  };
  const another = () => {
    setPlaced(null);
    setTicketOpen(false);
    if (!isNarrow) requestAnimationFrame(() => focusField('customer.phone'));
  };
  const ticket = placed ? (
    <PlacedPanel order={placed} store={store} locale={locale} onAnother={another} />
  ) : (
    <Ticket onPhoneLeft={onPhoneLeft} {...(isNarrow ? { onClose: () => setTicketOpen(false) } : {})} />
  );

  return (
    <OrderProvider value={context}>
      <Box
        component="h1"
        sx={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {t('createOrder.title')}
      </Box>
      <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'flex-start' }}>
        <Box inert={isBusy} sx={{ flex: 1, minWidth: 0 }}>
          <MenuPanel
            menu={menu}
            language={language}
            text={text}
            money={money}
            counts={counts}
            searchRef={searchRef}
            onPick={pick}
            onOptions={ask}
          />
        </Box>
        {!isNarrow && (
          <Paper
            variant="outlined"
            sx={{
              inlineSize: { md: 364, lg: 420 },
              flexShrink: 0,
              position: 'sticky',
              insetBlockStart: 77,
              blockSize: 'calc(100dvh - 97px)',
              display: 'flex',
              flexDirection: 'column',
            }}
          >
            {ticket}
          </Paper>
        )}
      </Box>
      {isNarrow && (
        <>
          <TicketBar count={itemCount(draft)} total={money(priced.totals.total)} onOpen={() => setTicketOpen(true)} />
          <Drawer
            anchor="bottom"
            open={isTicketOpen}
            onClose={() => setTicketOpen(false)}
            slotProps={{ paper: { sx: { blockSize: '100dvh' } } }}
          >
            {ticket}
          </Drawer>
        </>
      )}
      {request && <ItemDialog request={request} onDone={done} onClose={() => setRequest(null)} />}
      <Snackbar
        open={notice !== null}
        autoHideDuration={notice?.undo ? 8000 : 2000}
        onClose={(_event, reason) => reason !== 'clickaway' && setNotice(null)}
        message={notice?.text}
        anchorOrigin={{ vertical: 'bottom', horizontal: isNarrow ? 'center' : 'left' }}
        sx={{ insetBlockEnd: { xs: 84, md: 24 } }}
        action={
          notice?.undo && (
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                notice.undo?.();
                setNotice(null);
              }}
            >
              {t('createOrder.ticket.undo')}
            </Button>
          )
        }
      />
    </OrderProvider>
  );
};
