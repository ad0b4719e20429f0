import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Item } from '#contract/entities/menu';
import type { OrderItem } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { mirrored } from '../../components/icons/mirrored';
import { useListText } from '../../components/text/useListText';
import { Money } from '../display/Money';
import { OrderNote } from '../display/OrderNote';
import { Stepper } from '../menu/Stepper';
import type { EditAction, EditedLine } from './editedLines';
import { LineMark } from './LineDiff';

const PutBackIcon = mirrored(UndoIcon);

const Row = styled('li')(({ theme: { palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${palette.divider}`,
  '& .name': { fontWeight: 550, overflowWrap: 'anywhere' },
  '&[data-gone="true"] .name': { textDecoration: 'line-through', color: palette.text.secondary, fontWeight: 450 },
  '& .second': { fontSize: '0.875rem', color: palette.text.secondary, overflowWrap: 'anywhere' },
  '& .error': { gridColumn: '1 / -1', color: palette.error.main, fontSize: '0.875rem', fontWeight: 550 },
  '& .tools': { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 4 },
  '& .tools > [data-kind]': { alignSelf: 'center' },
}));

interface EditedLineRowProps {
  line: EditedLine;
  /** The new state; undefined if the line is removed. */
  item: OrderItem | undefined;
  /** The menu item, if it is still sold. */
  sold: Item | undefined;
  /** The kitchen has made it: there can only be more of it. */
  isMade: boolean;
  currency: string;
  error: string | undefined;
  text: (value: readonly string[]) => string;
  onEdit: (action: EditAction) => void;
  onOptions: () => void;
}

/** One line of an order that is being changed. */
export const EditedLineRow = (props: EditedLineRowProps) => {
  const { line, item, sold, isMade, currency, error, text, onEdit, onOptions } = props;
  const t = useTranslate();
  const list = useListText();
  const name = text(line.name);
  const { orderLine } = line;
  const isOffered = sold?.is_in_stock === true;
  // An unavailable item can't be increased, so the button isn't offered.
  const most = isOffered || !orderLine ? limits.quantityMax : orderLine.quantity;
  const modifiers = (item?.modifiers ?? orderLine?.modifiers ?? []).map((one) =>
    one.quantity > 1 ? t('order.times', { quantity: one.quantity, name: text(one.name) }) : text(one.name),
  );
  return (
    <Row data-gone={line.isGone} data-testid="edited-line">
      <span className="name" dir="auto">
        {line.isGone ? t('order.times', { quantity: line.quantity, name }) : name}
      </span>
      {item ? <Money amount={item.total} currency={currency} /> : <LineMark kind="removed" />}
      {modifiers.length > 0 && (
        <span className="second" dir="auto" style={{ gridColumn: '1 / -1' }}>
          {list(modifiers)}
        </span>
      )}
      {!line.isGone && line.note.trim() && (
        <span style={{ gridColumn: '1 / -1' }}>
          <OrderNote text={line.note.trim()} />
        </span>
      )}
      {error && (
        <span className="error" role="alert">
          {t(error, { _: t('codes.error.4022') })}
        </span>
      )}
      <div className="tools">
        {line.isGone ? (
          <IconButton
            aria-label={t('orderChanges.edit.put_back', { name })}
            onClick={() => onEdit({ type: 'gone', id: line.id, isGone: false })}
          >
            <PutBackIcon />
          </IconButton>
        ) : (
          <>
            <Stepper
              value={line.quantity}
              min={isMade && orderLine ? orderLine.quantity : 1}
              max={most}
              onChange={(quantity) => onEdit({ type: 'quantity', id: line.id, quantity })}
              fewer={t('orderChanges.edit.fewer', { name })}
              more={t('orderChanges.edit.more', { name })}
              label={t('orderChanges.edit.quantity', { name })}
            />
            {isOffered && !isMade && (
              <IconButton aria-label={t('orderChanges.edit.options', { name })} onClick={onOptions}>
                <TuneIcon />
              </IconButton>
            )}
            {isMade ? (
              <span className="second">{t('orderChanges.edit.made')}</span>
            ) : (
              <IconButton
                aria-label={t('orderChanges.edit.remove', { name })}
                onClick={() => onEdit({ type: 'gone', id: line.id, isGone: true })}
              >
                <DeleteIcon />
              </IconButton>
            )}
            {!orderLine && <LineMark kind="added" />}
            {orderLine && orderLine.quantity !== line.quantity && (
              <span className="second">
                {t('orderChanges.edit.changed', { before: t('order.quantity', { quantity: orderLine.quantity }) })}
              </span>
            )}
            {orderLine && !isOffered && (
              <span className="second">
                {t(sold ? 'orderChanges.edit.out_of_stock' : 'orderChanges.edit.not_on_menu')}
              </span>
            )}
          </>
        )}
      </div>
    </Row>
  );
};
