import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { Order } from '#contract/entities/order';
import { isContestable } from '#contract/ledger/contest';
import { formatMoney } from '#contract/money';
import type { StoreDataProvider } from '../../dataProvider/index';
import { orderKeys } from '../../realtime/orders/boardCache';
import { ContestButton } from '../../records/contest/ContestButton';
import { Money, Sums } from '../display/Money';
import { useOrderFormat } from '../display/orderContext';
import { PanelFold } from '../panel/PanelPart';

type Earnings = ReplyOf<'get_order_earnings'>['earnings'];
type Line = Earnings['lines'][number];

/** The percentage that an amount is, and of how much; nothing for an amount that is calculated in another way. */
function shareOf({ steps = [] }: Line): { percent: number; base: number } | null {
  const shares = steps.filter(({ key }) => key === 'percentage');
  const base = steps.find(({ key }) => key === 'base');
  const [share] = shares;
  return base && share?.percent !== undefined && shares.length === 1 && steps.every(({ key }) => key !== 'fixed')
    ? { percent: share.percent, base: base.amount }
    : null;
}

interface EarningLinesProps {
  order: Order;
  earnings: Earnings;
}

/** Lists the sum that was charged, everything taken from it, and the rest. */
const EarningLines = ({ order, earnings: { charged, earned, currency, lines } }: EarningLinesProps) => {
  const t = useTranslate();
  const { locale } = useOrderFormat();
  const percentage = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const nameOf = (line: Line) => {
    const name = t(`earnings.account.${line.account}`);
    const share = shareOf(line);
    if (!share) return name;
    const base = formatMoney(share.base, currency, locale);
    return t('earnings.share', { name, percent: percentage.format(share.percent / 100), base });
  };
  return (
    <Sums>
      <dt>{t('earnings.charged')}</dt>
      <dd>
        <Money amount={charged} currency={currency} />
      </dd>
      {lines
        .filter(({ part }) => part === 'taken')
        .map((line) => (
          <div key={line.account} style={{ display: 'contents' }}>
            <dt>
              {nameOf(line)}{' '}
              {isContestable(line.account, line.amount) && (
                <ContestButton
                  deduction={{
                    ...{ order_id: order._id, unique_id: order.unique_id, currency },
                    ...{ account: line.account, amount: line.amount },
                  }}
                />
              )}
            </dt>
            <dd>
              <Money amount={line.amount} currency={currency} />
            </dd>
          </div>
        ))}
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {t('earnings.earned')}
      </Box>
      <Box component="dd" sx={{ fontWeight: 600 }}>
        <Money amount={earned} currency={currency} />
      </Box>
    </Sums>
  );
};

/**
 * Shows how much an ended order brought the store, folded, with every amount that was taken from it. Left out if it can't be loaded
 * or isn't booked yet; nothing else in the panel needs it.
 */
export default function OrderEarnings({ order }: { order: Order }) {
  const t = useTranslate();
  const { locale } = useOrderFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    // Includes the version: a refund after the end changes it.
    queryKey: [...orderKeys.detail(order._id), 'earnings', order.version],
    queryFn: () => dataProvider.getOrderEarnings({ order_id: order._id }),
    placeholderData: (before) => before,
    retry: false,
  });
  if (!data || data.earnings.lines.length === 0) return null;
  const { earnings } = data;
  const money = (amount: number) => formatMoney(amount, earnings.currency, locale);
  return (
    <PanelFold>
      <summary>{t('earnings.brought', { earned: money(earnings.earned), charged: money(earnings.charged) })}</summary>
      <EarningLines order={order} earnings={earnings} />
    </PanelFold>
  );
}
