import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { editedAmount } from '../../../components/inputs/numbers/editedNumber';
import { parseAmount } from '../../../components/store/parseAmount';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { errorText } from '../../../dataProvider/apiError';
import { useItemList } from './ItemListProvider';
import type { ListedItem } from './listedItem';

/**
 * Opens the price of the next or previous item on the list.
 *
 * @param from the price that is left
 * @returns whether there is one
 */
function focusNextPrice(from: HTMLElement, step: 1 | -1): boolean {
  const prices = [...document.querySelectorAll<HTMLElement>('[data-price]')];
  const next = prices[prices.indexOf(from) + step];
  if (!next) return false;
  next.focus();
  next.click();
  return true;
}

const Shown = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  cursor: 'text',
  minHeight: 40,
  minInlineSize: 64,
  padding: '0 8px',
  marginInline: -8,
  borderRadius: 6,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  border: '1px solid transparent',
  textAlign: 'inherit',
  '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.divider } },
  '&:focus-visible': { outline: `3px solid ${theme.palette.info.main}`, outlineOffset: -3 },
}));

const Field = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 72,
  maxInlineSize: 140,
  minHeight: 40,
  padding: '0 8px',
  font: 'inherit',
  // Smaller text makes a phone zoom in.
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
  border: `2px solid ${theme.palette.primary.main}`,
  borderRadius: 6,
  '&[aria-invalid=true]': { borderColor: theme.palette.error.main },
  '&:focus-visible': { outline: 'none' },
}));

const Place = styled('span')({ position: 'relative', display: 'inline-block', maxInlineSize: '100%' });

/** Below the field and over the next row, so that the row keeps its height. */
const PriceError = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 2px)',
  insetInlineEnd: 0,
  zIndex: 3,
  inlineSize: 'max-content',
  maxInlineSize: 220,
  padding: '4px 8px',
  borderRadius: 6,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  textAlign: 'start',
  whiteSpace: 'normal',
  color: theme.palette.error.main,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.error.main}`,
  boxShadow: theme.shadows[4],
}));

/** A price that is edited inline: Enter saves, Esc cancels, Tab saves and moves to the next item's. */
export const PriceCell = ({ item }: { item: ListedItem }) => {
  const t = useTranslate();
  const errorId = useId();
  const { change } = useItemList();
  const { currency, locale, money, text } = useStoreFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const shown = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = typed !== null;
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const label = t('items.list.price_of', { name: text(item.name) });

  const open = () => {
    setTyped(editedAmount(item.price, currency, locale));
    setError(null);
  };
  const close = (takesFocus: boolean) => {
    setTyped(null);
    setError(null);
    if (takesFocus) requestAnimationFrame(() => shown.current?.focus());
  };
  /** @returns whether the field may close; invalid input keeps it open */
  const save = (takesFocus: boolean): boolean => {
    if (typed === null) return true;
    const price = typed.trim() === '' ? null : parseAmount(typed, currency);
    if (price === null) {
      setError(t('items.list.no_price', { example: editedAmount(1250, currency, locale) }));
      return false;
    }
    close(takesFocus);
    if (price === item.price) return true;
    void change(item, { price }, { showsRefusal: true }).then((error) => {
      if (!error) return;
      // What was typed isn't lost: it is in the field again, with the reason.
      setTyped(typed);
      setError(t(errorText(error)));
    });
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      save(true);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close(true);
    } else if (event.key === 'Tab') {
      if (!save(false)) event.preventDefault();
      else if (focusNextPrice(event.currentTarget, event.shiftKey ? -1 : 1)) event.preventDefault();
    }
  };

  // A row that is scrolled far away unmounts. A price typed there is still saved.
  const leave = useRef(() => save(false));
  leave.current = () => save(false);
  useEffect(() => () => void leave.current(), []);

  if (typed === null)
    return (
      <Shown
        ref={shown}
        type="button"
        data-price
        aria-label={t('items.list.change_price', { name: text(item.name), price: money(item.price) })}
        onClick={open}
      >
        {money(item.price)}
      </Shown>
    );
  return (
    <Place>
      <Field
        ref={field}
        data-price
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error ? errorId : undefined}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => save(false)}
      />
      {error && (
        <PriceError id={errorId} role="alert">
          {error}
        </PriceError>
      )}
    </Place>
  );
};
