import PrintIcon from '@mui/icons-material/PrintOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { type BookSheet, bookSheets } from './bookSheets';

const BookPrint = lazyWithRetry(() => import('./BookPrint'));

interface PrintMenuProps {
  day: string;
  /** Undefined until they are loaded. */
  orders: readonly Order[] | undefined;
}

/** Prints the evening, or the whole day. */
export const PrintMenu = ({ day, orders }: PrintMenuProps) => {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [sheet, setSheet] = useState<BookSheet | null>(null);
  const label = t('tableBook.print.label');
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={!orders}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <PrintIcon />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': label } }}>
          {bookSheets.map((one) => (
            <MenuItem
              key={one}
              sx={{ minHeight: 44 }}
              onClick={() => {
                setAnchor(null);
                setSheet(one);
              }}
            >
              {t(`tableBook.print.${one}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Suspense fallback={null}>
        {sheet && orders && <BookPrint sheet={sheet} day={day} orders={orders} onDone={() => setSheet(null)} />}
      </Suspense>
    </>
  );
};
