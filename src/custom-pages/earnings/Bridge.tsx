import { useTranslate } from 'react-admin';
import { type BridgePart, bridgeParts } from '#contract/ledger/bridge';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { Earned } from './earningChoice';
import { accountsOf, type EntryChoice } from './entryChoice';
import { type WaterfallRow, WaterfallTable } from './WaterfallTable';

/** The parts that are the difference of one measure: they have its name and definition. */
const isMeasure = (part: BridgePart): part is 'discounts' | 'refunds' | 'tax' =>
  part === 'discounts' || part === 'refunds' || part === 'tax';

interface BridgeProps {
  earned: Earned;
  onOpen: (choice: EntryChoice) => void;
}

/** Why a period brought more or less than the one before: the steps that lead from one to the other. */
export const Bridge = ({ earned, onOpen }: BridgeProps) => {
  const t = useTranslate();
  const { money, locale } = useStoreFormat();
  const { start_date, end_date, before, bridge, net } = earned;
  const nameOf = (part: BridgePart) =>
    t(isMeasure(part) ? `earningReport.measure.${part}` : `earningReport.bridge.${part}`);
  const detailOf = (part: BridgePart) =>
    t(isMeasure(part) ? `earningReport.definition.${part}` : `earningReport.bridge_detail.${part}`);
  const orders = { before: before.orders.toLocaleString(locale), now: earned.orders.toLocaleString(locale) };
  const rows: WaterfallRow[] = [
    {
      ...{
        key: 'before',
        label: t('earningReport.net_before'),
        detail: t('earningReport.orders_of', { number: orders.before }),
      },
      ...{ amount: before.net, isTotal: true },
    },
    ...bridge
      .filter(({ amount }) => amount !== 0)
      .map(({ part, amount }) => ({
        ...{ key: part, label: nameOf(part), detail: detailOf(part), amount },
        onOpen: () =>
          onOpen({
            ...{ name: nameOf(part), filter: { accounts: accountsOf(bridgeParts[part]) }, start_date, end_date },
            before: { start_date: before.start_date, end_date: before.end_date },
          }),
      })),
    {
      ...{
        key: 'now',
        label: t('earningReport.net_now'),
        detail: t('earningReport.orders_of', { number: orders.now }),
      },
      ...{ amount: net, isTotal: true },
    },
  ];
  const label = t('earningReport.bridge.label', { before: money(before.net), now: money(net) });
  return <WaterfallTable label={label} head={t('earningReport.reason')} rows={rows} />;
};
