import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { OrderItem, OrderLineChange } from '#contract/entities/order';
import { localText } from '#contract/multilingual';
import { useListText } from '../../components/text/useListText';
import { OrderNote } from '../display/OrderNote';
import { useOrderFormat } from '../display/orderContext';

/** The frame around an order's change, on its card and in its panel, in the attention colour. */
export const ChangeFrame = styled('section')(({ theme: { palette, shape } }) => ({
  display: 'grid',
  // Keeps a narrow card's width, even with a very long word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: 12,
  borderRadius: shape.borderRadius,
  border: `1.5px solid ${palette.warning.main}`,
  background: `color-mix(in srgb, ${palette.warning.main} 8%, ${palette.background.paper})`,
  '&[data-kind="pending"]': {
    borderColor: palette.info.main,
    background: `color-mix(in srgb, ${palette.info.main} 8%, ${palette.background.paper})`,
  },
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 6, fontWeight: 650, lineHeight: 1.3 },
  '& .title svg': { fontSize: 20, flexShrink: 0, alignSelf: 'start' },
  '& .title > span:not(.time)': { flex: 1, minInlineSize: 0 },
  '& .time': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .MuiButton-root': { minInlineSize: 0, paddingInline: 12 },
  '& .second': { fontSize: '0.875rem', color: palette.text.secondary, overflowWrap: 'anywhere' },
}));

const Mark = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-block',
  alignSelf: 'start',
  paddingInline: 6,
  borderRadius: 4,
  fontSize: '0.75rem',
  fontWeight: 650,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
  color: palette.text.primary,
  background: `color-mix(in srgb, ${palette.warning.main} 18%, ${palette.background.paper})`,
  '&[data-kind="added"]': {
    background: `color-mix(in srgb, ${palette.success.main} 18%, ${palette.background.paper})`,
  },
  '&[data-kind="removed"]': {
    background: `color-mix(in srgb, ${palette.error.main} 16%, ${palette.background.paper})`,
  },
}));

/** Labels what happened to a line with one word. */
export const LineMark = ({ kind }: { kind: OrderLineChange['kind'] }) => {
  const t = useTranslate();
  return <Mark data-kind={kind}>{t(`orderChanges.line.${kind}`)}</Mark>;
};

const Lines = styled('ul')(({ theme: { palette } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 8, alignItems: 'baseline' },
  '& .name': { fontWeight: 550, overflowWrap: 'anywhere' },
  '& [data-kind="removed"] .name': { textDecoration: 'line-through', color: palette.text.secondary },
  '& .below': { gridColumn: '1 / -1', fontSize: '0.875rem', color: palette.text.secondary, overflowWrap: 'anywhere' },
}));

/** Added, removed and changed lines, each with its previous state below. */
export const LineDiff = ({ lines }: { lines: readonly OrderLineChange[] }) => {
  const t = useTranslate();
  const list = useListText();
  const { language } = useOrderFormat();
  const counted = ({ quantity, name }: Pick<OrderItem, 'quantity' | 'name'>) =>
    t('order.times', { quantity, name: localText(name, language) });
  const choices = ({ modifiers }: OrderItem) =>
    list(modifiers.map((one) => (one.quantity > 1 ? counted(one) : localText(one.name, language))));
  /** The previous values of a line that stays: of its quantity, choices and note, those that changed. */
  const before = ({ before: was, after }: OrderLineChange): string => {
    if (!was || !after) return '';
    const differing = [
      was.quantity === after.quantity ? '' : t('order.quantity', { quantity: was.quantity }),
      choices(was) === choices(after) ? '' : choices(was) || t('orderChanges.line.no_choices'),
      (was.note ?? '') === (after.note ?? '') ? '' : was.note || t('orderChanges.line.no_note'),
    ];
    return differing.filter(Boolean).join(' · ');
  };
  return (
    <Lines>
      {lines.map((change) => {
        const item = change.after ?? change.before;
        if (!item) return null;
        const was = before(change);
        return (
          <li key={change.line} data-kind={change.kind}>
            <span className="name" dir="auto">
              {counted(item)}
            </span>
            <LineMark kind={change.kind} />
            {change.after && choices(item) && (
              <span className="below" dir="auto">
                {choices(item)}
              </span>
            )}
            {change.after && item.note && (
              <span className="below">
                <OrderNote text={item.note} />
              </span>
            )}
            {was && <span className="below">{t('orderChanges.line.was', { text: was })}</span>}
          </li>
        );
      })}
    </Lines>
  );
};
