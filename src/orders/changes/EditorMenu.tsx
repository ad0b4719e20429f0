import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Item } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { MenuPanel } from '../menu/MenuPanel';
import type { MenuIndex } from '../menu/menuIndex';
import { useAwayItems } from '../menu/menuPickerContext';
import type { EditedLine } from './editedLines';

interface EditorMenuProps {
  menu: MenuIndex;
  order: Order;
  lines: readonly EditedLine[];
  onPick: (item: Item, quantity?: number) => void;
  onOptions: (item: Item, quantity?: number) => void;
}

/** The menu next to an order that is being changed, for the time the order is due. */
export const EditorMenu = ({ menu, order, lines, onPick, onOptions }: EditorMenuProps) => {
  const { store, language, text, money } = useStoreFormat();
  const searchRef = useRef<HTMLInputElement>(null);
  const due = useMemo(() => new Date(order.schedule_at ?? Date.now()), [order.schedule_at]);
  const away = useAwayItems(menu, due, store.timezone);
  const counts = useMemo(() => {
    const sums = new Map<string, number>();
    for (const { item_id, quantity, isGone } of lines)
      if (!isGone) sums.set(item_id, (sums.get(item_id) ?? 0) + quantity);
    return sums;
  }, [lines]);
  return (
    <MenuPanel
      menu={menu}
      language={language}
      text={text}
      money={money}
      counts={counts}
      away={away}
      searchRef={searchRef}
      onPick={onPick}
      onOptions={onOptions}
      isInDialog
    />
  );
};

/** Shown while the menu isn't available. */
export const MenuAbsent = ({ isError, onRetry }: { isError: boolean; onRetry: () => void }) => {
  const t = useTranslate();
  if (!isError)
    return [0, 1, 2, 3, 4].map((row) => <Skeleton key={row} variant="rounded" height={60} sx={{ mb: 1 }} />);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('orderChanges.edit.menu_failed')}
    </Alert>
  );
};
