import Drawer from '@mui/material/Drawer';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { PanelContent } from './PanelContent';
import { panelLayout } from './panelLayout';
import { usePanelKeys } from './usePanelKeys';

interface OrderPanelProps {
  orderId: string;
  /** The orders of the board, in which J and K go on. */
  orders: readonly Order[];
  onOpen: (orderId: string) => void;
  onClose: () => void;
  /** What the page adds below the details. */
  extra?: (order: Order) => ReactNode;
  /** The page offers the choice of a delivery person by itself. */
  choosesPeople?: boolean;
}

/** Puts the focus back on the card of an order, or leaves it where it is. */
function focusCard(orderId: string): void {
  document.querySelector<HTMLElement>(`[data-order-id="${orderId}"] .number`)?.focus({ preventScroll: true });
}

/** One order beside its board: a panel where there is room, else a drawer over it. */
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
    // After the panel has gone, so that the drawer does not take the focus back.
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
          sx: { inlineSize: `min(100%, ${panelLayout.width + 60}px)`, display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      {content}
    </Drawer>
  );
}
