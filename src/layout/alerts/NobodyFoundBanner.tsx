import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { deliveryStatus } from '#contract/orders/statuses';
import { InNoticeArea, noticeSx } from '../../components/feedback/NoticeArea';
import { paths } from '../../config/paths';
import { errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { PickupDialog } from '../../orders/actions/PickupDialog';
import { useChangeToPickup } from '../../orders/actions/useChangeToPickup';
import { useRealtime } from '../../realtime/useRealtime';

/** Returns the actions after a search that found no one: search again, or choose someone manually. */
function useNobodyFoundWays(orders: readonly Order[]) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { applyReply } = useRealtime();
  const navigate = useNavigate();
  const notify = useNotify();
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const refuse = (key: string) =>
    notify(t(key, { _: t('codes.error.2003') }), { type: 'error', autoHideDuration: limits.toastLongMs });

  const search = async () => {
    setBusy(true);
    try {
      const { results } = await dataProvider.assignOrderList({
        idempotency_key: uuid(),
        orders: orders.map(({ _id, version }) => ({ order_id: _id, version })),
      });
      for (const { order, current, error_code } of results) {
        const latest = order ?? current;
        if (latest) applyReply(latest);
        else refuse(`codes.error.${error_code}`);
        // The banner doesn't change, so without a message no one would know that there was another search.
        if (order?.delivery_status === deliveryStatus.NOBODY_FOUND)
          notify(t('dispatch.nobody.still', { number: order.unique_id }), { type: 'warning' });
      }
    } catch (thrown) {
      refuse(errorText(apiErrorOf(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    search: () => void search(),
    choose: () => navigate(`${paths.dispatch}?assign=${orders.map(({ _id }) => _id).join(',')}`),
  };
}

interface NobodyFoundBannerProps {
  orders: readonly Order[];
  rings: boolean;
  /** A user here has seen it: the ringing stops. */
  onHeeded: () => void;
}

/** Shown on every page while it applies: no one is delivering these orders, and what can be done about it. */
export default function NobodyFoundBanner({ orders, rings, onHeeded }: NobodyFoundBannerProps) {
  const t = useTranslate();
  const changeToPickup = useChangeToPickup();
  const { search, choose, isBusy } = useNobodyFoundWays(orders);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [pickupOrder, setPickupOrder] = useState<Order | null>(null);
  const [first] = orders;
  const only = orders.length === 1 ? first : undefined;
  const ways = [
    { key: 'retry', text: t('dispatch.nobody.retry'), act: search },
    { key: 'choose', text: t('dispatch.nobody.choose'), act: choose },
    ...(only?.allowed_actions.includes('change_to_pickup')
      ? [{ key: 'pickup', text: t('order.action.change_to_pickup'), act: () => setPickupOrder(only) }]
      : []),
  ];
  const silence = { key: 'silence', text: t('dispatch.nobody.silence'), act: () => undefined };
  const take = (act: () => void) => () => {
    onHeeded();
    setAnchor(null);
    act();
  };
  return (
    <>
      <InNoticeArea rank="standing">
        <Alert
          severity="error"
          role="alert"
          sx={noticeSx}
          action={
            <Button
              color="inherit"
              aria-haspopup="menu"
              aria-expanded={Boolean(anchor)}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {t('dispatch.nobody.what')}
            </Button>
          }
        >
          {only
            ? t('dispatch.nobody.one', { number: only.unique_id })
            : t('dispatch.nobody.many', { smart_count: orders.length })}
        </Alert>
      </InNoticeArea>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {[...ways, ...(rings ? [silence] : [])].map(({ key, text, act }) => (
          <MenuItem key={key} disabled={isBusy} sx={{ minHeight: 44 }} onClick={take(act)}>
            {text}
          </MenuItem>
        ))}
      </Menu>
      {pickupOrder && (
        <PickupDialog
          order={pickupOrder}
          onConfirm={() => void changeToPickup(pickupOrder)}
          onClose={() => setPickupOrder(null)}
        />
      )}
    </>
  );
}
