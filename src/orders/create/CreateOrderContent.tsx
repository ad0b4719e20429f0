import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Order } from '#contract/entities/order';
import type { Store } from '#contract/entities/store';
import { formatMoney } from '#contract/money';
import type { OrderType } from '#contract/orders/statuses';
import { type Taken, UndoNotice } from '../../components/feedback/UndoNotice';
import { usePageHeading } from '../../components/page/usePageHeading';
import { useStoreText } from '../../components/store/useStoreFormat';
import { useUnsavedWork } from '../../realtime/unsavedWork';
import type { ChoiceRequest } from '../menu/choices';
import { focusField } from '../menu/focusField';
import { ItemDialog } from '../menu/ItemDialog';
import { MenuPanel } from '../menu/MenuPanel';
import type { MenuIndex } from '../menu/menuIndex';
import { MenuPickerProvider, useAwayItems } from '../menu/menuPickerContext';
import { useChoosing } from '../menu/useChoosing';
import { AgainDifferencesAlert } from './again/AgainDifferencesAlert';
import { useOrderAgain } from './again/useOrderAgain';
import { CallerQuestion } from './CallerQuestion';
import { BlockedQuestion } from './customer/BlockedQuestion';
import { CustomerQuestion } from './customer/CustomerQuestion';
import { type DraftContextValue, DraftProvider } from './draft/draftContext';
import { countsByItem, dueTime, isUntouched, itemCount, newLineId } from './draft/orderDraft';
import { PlacedPanel } from './place/PlacedPanel';
import { TicketLayout } from './TicketLayout';
import { DraftTicket } from './ticket/DraftTicket';
import { useCaller } from './useCaller';
import { useOrderState } from './useOrderState';
import { useTablePreset } from './useTablePreset';

/** Lists what couldn't be copied from an earlier order, or says that it couldn't be loaded. */
const AgainNotice = (again: ReturnType<typeof useOrderAgain>) => {
  const t = useTranslate();
  const { differences, dropDifferences, isFailed, retry, giveUp } = again;
  return (
    <Box sx={{ '& > *': { mb: 2 } }}>
      {isFailed ? (
        <Alert
          severity="error"
          action={
            <>
              <Button color="inherit" onClick={retry}>
                {t('common.retry')}
              </Button>
              <Button color="inherit" onClick={giveUp}>
                {t('createOrder.again.give_up')}
              </Button>
            </>
          }
        >
          {t('createOrder.again.failed')}
        </Alert>
      ) : (
        <AgainDifferencesAlert differences={differences} onClose={dropDifferences} />
      )}
    </Box>
  );
};

interface Shortcuts {
  onPlace: () => void;
  /** A dialog is open and handles the keys. */
  isOff: boolean;
}

/** Ctrl+Enter places the order from anywhere. */
function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { onPlace, isOff } = latest.current;
      if (isOff || event.defaultPrevented) return;
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onPlace();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** For screen readers only. `isStatus`: announced when it changes. */
const VisuallyHidden = ({
  component = 'div',
  isStatus = false,
  children,
}: {
  component?: 'div' | 'h1';
  isStatus?: boolean;
  children: ReactNode;
}) => (
  <Box component={component} role={isStatus ? 'status' : undefined} sx={visuallyHidden}>
    {children}
  </Box>
);

/** The menu next to the ticket; on a phone, the ticket over the menu. */
export const CreateOrderContent = ({ account, store, menu }: { account: string; store: Store; menu: MenuIndex }) => {
  const t = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 767px)', { noSsr: true });
  const { locale, language, text } = useStoreText(store);
  const money = useCallback((amount: number) => formatMoney(amount, store.currency, locale), [store.currency, locale]);
  const typeName = useCallback((type: OrderType) => t(`order.type.${type}`), [t]);
  const [isTicketOpen, setTicketOpen] = useState(false);
  const [placed, setPlaced] = useState<Order | null>(null);
  const [placedCount, setPlacedCount] = useState(0);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [added, setAdded] = useState('');
  const searchRef = useRef<HTMLInputElement>(null);
  // Focused once it is rendered: with its error message, and on a phone with the ticket.
  const [next, setNext] = useState<{ field: string } | null>(null);
  useEffect(() => {
    if (next) focusField(next.field);
  }, [next]);
  const how = useNavigationType();
  useEffect(() => {
    // If the page was opened by its shortcut, nothing has the focus: let typing search the menu at once.
    const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine)').matches;
    if (how === NavigationType.Push && hasKeyboard && document.activeElement === document.body)
      searchRef.current?.focus();
  }, [how]);
  const focusSoon = (field: string) => setNext({ field });

  const { question, blocked, ...state } = useOrderState({
    account,
    store,
    menu,
    money,
    typeName,
    onProblem: (field) => {
      setTicketOpen(true);
      focusSoon(field);
    },
    onPlaced: (order) => {
      setTaken(null);
      setAdded('');
      setTicketOpen(true);
      setPlacedCount((count) => count + 1);
      setPlaced(order);
    },
  });
  const { draft, dispatch, priced, placing } = state;

  const onChosen = useCallback(
    ({ item, line_id, ...chosen }: ChoiceRequest) => {
      if (line_id) return dispatch({ type: 'changeLine', id: line_id, change: chosen });
      dispatch({ type: 'addLine', line: { id: newLineId(), item_id: item._id, name: item.name, ...chosen } });
      setPlaced(null);
      setAdded(t('createOrder.line.added', { name: text(item.name) }));
    },
    [dispatch, t, text],
  );
  const { request, setRequest, pick, ask, done } = useChoosing(menu, onChosen);
  const picking = useMemo(() => ({ menu, money, text }), [menu, money, text]);
  useUnsavedWork(!isUntouched(draft) || request !== null);
  useTablePreset(dispatch);
  const caller = useCaller({
    draft,
    dispatch,
    isPlacing: placing.isPlacing,
    offerUndo: (message, undo) => setTaken({ text: message, undo }),
    onTaken: () => {
      setPlaced(null);
      if (!isNarrow) requestAnimationFrame(() => searchRef.current?.focus());
    },
    countryPhoneCode: store.country_phone_code,
  });
  useShortcuts({
    isOff: request !== null || placed !== null || caller.question !== null || question !== null || blocked !== null,
    onPlace: () => void placing.place(),
  });
  const again = useOrderAgain({
    draft,
    dispatch,
    menu,
    countryPhoneCode: store.country_phone_code,
    offerUndo: (message, undo) => {
      setPlaced(null);
      setTaken({ text: message, undo });
    },
  });
  const away = useAwayItems(menu, dueTime(draft, state.now), store.timezone);
  const counts = useMemo(() => countsByItem(draft.lines), [draft.lines]);

  const context: DraftContextValue = {
    ...state,
    menu,
    store,
    money,
    text,
    locale,
    openChoices: setRequest,
    offerUndo: (message, undo) => setTaken({ text: message, undo }),
  };
  const closeTicket = () => {
    setTicketOpen(false);
    setPlaced(null);
  };
  const another = () => {
    closeTicket();
    if (!isNarrow) focusSoon('customer.phone');
  };

  return (
    <DraftProvider value={context}>
      <VisuallyHidden component="h1">{usePageHeading()}</VisuallyHidden>
      <VisuallyHidden isStatus>{added}</VisuallyHidden>
      <AgainNotice {...again} />
      <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'flex-start' }}>
        <Box inert={placing.isPlacing} sx={{ flex: 1, minWidth: 0, paddingBlockEnd: isNarrow ? 9 : 0 }}>
          <MenuPanel
            // The next order starts at the top of the menu, with an empty search.
            key={placedCount}
            menu={menu}
            language={language}
            text={text}
            money={money}
            counts={counts}
            away={away}
            searchRef={searchRef}
            onPick={pick}
            onOptions={ask}
          />
        </Box>
        <TicketLayout
          isNarrow={isNarrow}
          isOpen={isTicketOpen}
          onOpen={() => setTicketOpen(true)}
          onClose={closeTicket}
          count={itemCount(draft)}
          total={money(priced.totals.total)}
        >
          {placed ? (
            <PlacedPanel order={placed} store={store} locale={locale} onAnother={another} />
          ) : (
            <DraftTicket {...(isNarrow ? { onClose: closeTicket } : {})} />
          )}
        </TicketLayout>
      </Box>
      {request && (
        <MenuPickerProvider value={picking}>
          <ItemDialog request={request} onDone={done} onClose={() => setRequest(null)} />
        </MenuPickerProvider>
      )}
      {question && <CustomerQuestion {...question} />}
      {blocked && <BlockedQuestion {...blocked} />}
      {caller.question && <CallerQuestion {...caller.question} />}
      <UndoNotice taken={taken} onClose={() => setTaken(null)} />
    </DraftProvider>
  );
};
