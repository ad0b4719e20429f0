import { useTranslate } from 'react-admin';
import type { OrderLineChange } from '#contract/entities/order';
import { localText } from '#contract/multilingual';

/** What is new about a line, on paper: in words, since paper has no colours. */
export const TicketMark = ({ change }: { change: OrderLineChange | undefined }) => {
  const t = useTranslate();
  if (!change) return null;
  const was = change.before?.quantity;
  const isOtherNumber = was !== undefined && was !== change.after?.quantity;
  return (
    <span className="mark">
      {change.kind === 'added'
        ? t('orderChanges.ticket.new')
        : isOtherNumber
          ? t('orderChanges.ticket.was', { quantity: was })
          : t('orderChanges.ticket.changed')}
    </span>
  );
};

/** Lines that went, struck through below the others. */
export const TicketGone = ({ changes, language }: { changes: readonly OrderLineChange[]; language: number }) => {
  const t = useTranslate();
  return changes
    .filter(({ kind }) => kind === 'removed')
    .map(({ line, before }) => (
      <div className="line" key={line}>
        <span className="gone">{t('order.quantity', { quantity: before?.quantity ?? 0 })}</span>
        <span dir="auto">
          <span className="gone">{localText(before?.name ?? [], language)}</span>
          <span className="mark">{t('orderChanges.ticket.gone')}</span>
        </span>
      </div>
    ));
};
