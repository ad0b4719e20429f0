import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useController } from 'react-hook-form';
import { StockControl } from '../stock/StockControl';

interface StockInputProps {
  /** Path of the record that the stock belongs to, if it is nested: `modifiers.0`. */
  source?: string;
  /** A translation key, or the record's name. */
  label: string;
  size?: 'small' | 'medium';
  /** Shown, but can't be changed. */
  disabled?: boolean;
  /** Translation key of the text below it. */
  helperText?: string;
}

/** The stock in a form: `is_in_stock` and `in_stock_at` together. */
export const StockInput = ({ source, label, size = 'medium', disabled = false, helperText }: StockInputProps) => {
  const t = useTranslate();
  const prefix = source ? `${source}.` : '';
  const isInStock = useController({ name: useWrappedSource(`${prefix}is_in_stock`), defaultValue: true });
  const end = useController({ name: useWrappedSource(`${prefix}in_stock_at`), defaultValue: null });
  return (
    <div>
      <StockControl
        value={{ is_in_stock: isInStock.field.value !== false, in_stock_at: end.field.value ?? null }}
        label={t(label, { _: label })}
        size={size}
        disabled={disabled}
        onSet={(stock) => {
          isInStock.field.onChange(stock.is_in_stock);
          end.field.onChange(stock.in_stock_at);
        }}
      />
      {helperText && <FormHelperText>{t(helperText)}</FormHelperText>}
    </div>
  );
};
