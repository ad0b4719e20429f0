import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { areSingleKeysOn, isCovered, isTyping } from '../../components/keys/singleKeys';
import { strokeOf } from '../../components/keys/strokeOf';
import { panelLayout } from '../board/boardLayout';
import { PanelContent } from './PanelContent';

interface PanelKeys {
  orderId: string;
  orders: readonly Order[];
  onOpen: (orderId: string) => void;
  onClose: () => void;
}

/** Cards in screen order, column by column; without cards, the board's own order. */
function onScreen(orders: readonly Order[]): string[] {
  const cards = [...document.querySelectorAll<HTMLElement>('article[data-order-id]:not([data-left="true"])')];
  const ids = cards.flatMap(({ dataset }) => dataset.orderId ?? []);
  return ids.length > 0 ? ids : orders.map(({ _id }) => _id);
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Escape closes the open order; J and K, or the arrow keys, go to the next and previous one. */
function usePanelKeys(keys: PanelKeys): void {
  const latest = useRef(keys);
  // Before the panel is painted: its keys work from the moment it is visible.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { orderId, orders, onOpen, onClose } = latest.current;
      if (event.defaultPrevented || isTyping(event.target) || isCovered(event.target)) return;
      const stroke = strokeOf(event);
      if (stroke === 'Escape') return onClose();
      const step = steps[stroke ?? ''];
      if (!step || (stroke?.length === 1 && !areSingleKeysOn())) return;
      const ids = onScreen(orders);
      const next = ids[ids.indexOf(orderId) + step];
      if (!ids.includes(orderId) || !next) return;
      event.preventDefault();
      onOpen(next);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

interface OrderPanelProps {
  orderId: string;
  /** The board's orders, for J and K. */
  orders: readonly Order[];
  onOpen: (orderId: string) => void;
  onClose: () => void;
  /** Content that the page adds below the details. */
  extra?: (order: Order) => ReactNode;
  /** The page has its own people picker. */
  choosesPeople?: boolean;
}

/** Returns the focus to an order's card, or leaves it where it is. */
function focusCard(orderId: string): void {
  document.querySelector<HTMLElement>(`[data-order-id="${orderId}"] .number`)?.focus({ preventScroll: true });
}

/** An order beside its board: a panel if there is room, otherwise a drawer over it. */
export default function OrderPanel({
  orderId,
  orders,
  onOpen,
  onClose,
  extra,
  choosesPeople = false,
}: OrderPanelProps) {
  const t = useTranslate();
  const isBeside = useMediaQuery(panelLayout.beside, { noSsr: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    onClose();
    // After the panel has closed, so that the drawer doesn't take the focus back.
    requestAnimationFrame(() => focusCard(orderId));
  };
  usePanelKeys({ orderId, orders, onOpen, onClose: close });

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    document
      .querySelector(`article[data-order-id="${orderId}"]`)
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [orderId]);

  const content = (
    <PanelContent
      key={orderId}
      orderId={orderId}
      listed={orders.find(({ _id }) => _id === orderId)}
      headingRef={heading}
      onClose={close}
      choosesPeople={choosesPeople}
      {...(extra && { extra })}
    />
  );
  if (isBeside) {
    return (
      <Paper
        component="aside"
        variant="outlined"
        aria-label={t('boards.panel.label')}
        sx={{
          inlineSize: panelLayout.width,
          flexShrink: 0,
          display: 'flex',
          flexDirection: 'column',
          minBlockSize: 0,
        }}
      >
        {content}
      </Paper>
    );
  }
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      slotProps={{
        paper: {
          'aria-label': t('boards.panel.label'),
          sx: { inlineSize: 'min(100%, 480px)', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      {content}
    </Drawer>
  );
}
