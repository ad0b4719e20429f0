import { useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import type { DeliveryLogEntry } from '#contract/entities/deliveryLog';
import type { OrderEvent } from '#contract/entities/order';
import type { OrderChange, OrderRefund } from '#contract/entities/orderChange';
import { isErasedText } from '#contract/erasure';
import { formatMoney } from '#contract/money';
import { localText } from '#contract/multilingual';
import { orderStatus } from '#contract/orders/statuses';
import { reasonText } from '../../components/text/reasonText';
import { useListText } from '../../components/text/useListText';
import { dayTime } from '../../components/time/storeTime';
import { LineDiff } from '../changes/LineDiff';
import { useOrderFormat } from '../display/orderContext';
import { pastTime } from '../display/ShortTime';

/** One line of an order's history. */
type HistoryEntry =
  | { at: string; key: string; event: OrderEvent; change?: OrderChange | undefined; refund?: OrderRefund | undefined }
  | { at: string; key: string; log: DeliveryLogEntry };

/** Search steps that the order's own events don't cover; skipped candidates only matter to the dispatcher. */
const shownSteps: readonly DeliveryLogEntry['kind'][] = ['offered', 'rejected', 'timed_out', 'taken_back'];

/**
 * Everything that happened to an order, oldest first: its events, with their changes and refunds, and who was asked to
 * deliver it.
 */
export function historyEntries(
  { events, changes, refunds }: Pick<ReplyOf<'get_order'>, 'events' | 'changes' | 'refunds'>,
  log: readonly DeliveryLogEntry[],
): HistoryEntry[] {
  const orderEvents = events.map(
    (event): HistoryEntry => ({
      at: event.at,
      key: `event ${event.seq}`,
      event,
      change: changes.find(({ _id }) => _id === event.change_id),
      refund: refunds.find(({ _id }) => _id === event.refund_id),
    }),
  );
  const steps = log
    .filter(({ kind }) => shownSteps.includes(kind))
    .map((entry, index): HistoryEntry => ({ at: entry.at, key: `log ${index}`, log: entry }));
  return [...orderEvents, ...steps].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

interface EventSubject {
  change?: OrderChange | undefined;
  refund?: OrderRefund | undefined;
}

/** Events that show a change line by line: when it was requested, or made directly. */
const showsLines: readonly OrderEvent['kind'][] = ['edited', 'round_added', 'change_proposed'];

/** A full change, with its sums and notes. */
const ChangeDetail = ({ change, currency }: { change: OrderChange; currency: string }) => {
  const t = useTranslate();
  const { locale } = useOrderFormat();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { before, after } = change;
  return (
    <div className="detail">
      <LineDiff lines={change.lines} />
      <div className="by">
        {t('orderChanges.history.total', { before: money(before.total), after: money(after.total) })}
      </div>
      {change.message && (
        <div dir="auto">{t('orderChanges.history.message', { text: reasonText(t, change.message) })}</div>
      )}
    </div>
  );
};

const RefundDetail = ({ refund }: { refund: OrderRefund }) => {
  const t = useTranslate();
  const list = useListText();
  const { language } = useOrderFormat();
  const lines = refund.lines.map(({ quantity, name }) =>
    t('order.times', { quantity, name: localText(name, language) }),
  );
  return (
    <div className="by">
      {t(`orderChanges.history.refund_kind.${refund.kind}`)}
      {lines.length > 0 && <bdi>{` · ${list(lines)}`}</bdi>}
      {refund.taken_back_at && ` · ${t('boards.timeline.no_show_undone')}`}
    </div>
  );
};

/** Details shown below their entry, before and after: too long for one line, or better read separately. */
const shownBelow: readonly OrderEvent['kind'][] = ['address_changed', 'note_changed', 'phone_changed'];

const CorrectionDetail = ({ event: { kind, before, after } }: { event: OrderEvent }) => {
  const t = useTranslate();
  const dir = kind === 'phone_changed' ? 'ltr' : 'auto';
  const shown = (text: string) => (isErasedText(text) ? t('order.erased_text') : text);
  return (
    <div className="detail">
      {after && <bdi dir={dir}>{shown(after)}</bdi>}
      {before && (
        <div className="by">
          {t('orderChanges.history.before')} <bdi dir={dir}>{shown(before)}</bdi>
        </div>
      )}
    </div>
  );
};

/** One entry of an order's history: what, when, by whom, and what changed. */
export const HistoryEntryView = ({ entry, currency }: { entry: HistoryEntry; currency: string }) => {
  const t = useTranslate();
  const list = useListText();
  const format = useOrderFormat();
  const money = (amount: number) => formatMoney(amount, currency, format.locale);
  const what = (
    { axis, from, to, kind, before, after, amount, round, rules = [] }: OrderEvent,
    { refund }: EventSubject,
  ): string => {
    if (kind === 'refunded') return t('orderChanges.history.refunded', { amount: money(refund?.amount ?? 0) });
    if (kind === 'paid' || kind === 'authorized' || kind === 'fee_paid_in_cash' || kind === 'fee_waived')
      return t(`orderChanges.history.${kind}`, { amount: money(amount ?? 0) });
    if (kind === 'rules_overridden') {
      const names = list(rules.map((rule) => t(`orderChanges.history.rule.${rule}`)));
      return t('orderChanges.history.rules_overridden', { rules: names });
    }
    if (kind === 'time_changed') {
      const [from, until] = [before, after].map((at) => (at ? dayTime(at, format) : ''));
      return t('orderChanges.history.time_changed', { before: from, after: until });
    }
    if (kind !== 'moved') return t(`orderChanges.history.${kind}`, { before, after, round });
    if (axis === 'delivery') return t(`order.delivery_status.${to}`);
    if (from === null) return t('boards.timeline.placed');
    if (from === orderStatus.CANCELLED_BY_STORE) return t('boards.timeline.no_show_undone');
    const text = t(to === orderStatus.NEW ? 'boards.timeline.accept_undone' : `order.status.${to}`);
    return round === undefined ? text : [text, t('order.round', { number: round })].join(' · ');
  };
  const time = <time dateTime={entry.at}>{pastTime(entry.at, new Date(), format)}</time>;
  if ('log' in entry) {
    const { kind, provider } = entry.log;
    return (
      <>
        <div>{t(`orderChanges.history.log.${kind}`, { name: provider?.name ?? '' })}</div>
        <div className="by">{time}</div>
      </>
    );
  }
  const { event, change, refund } = entry;
  return (
    <>
      <div>{what(event, entry)}</div>
      <div className="by">
        {time}
        {' · '}
        {(event.actor.kind !== 'system' && !isErasedText(event.actor.name) && event.actor.name) ||
          t(`order.actor.${event.actor.kind}`)}
        {event.actor.device && (
          <>
            {' · '}
            <bdi>{event.actor.device.name}</bdi>
          </>
        )}
      </div>
      {change && showsLines.includes(event.kind) && <ChangeDetail change={change} currency={currency} />}
      {refund && <RefundDetail refund={refund} />}
      {shownBelow.includes(event.kind) && <CorrectionDetail event={event} />}
      {event.reason && event.reason !== change?.message && (
        <div className="reason" dir="auto">
          {change?.answer === event.reason
            ? t('orderChanges.history.answer', { text: reasonText(t, event.reason) })
            : reasonText(t, event.reason)}
        </div>
      )}
    </>
  );
};
