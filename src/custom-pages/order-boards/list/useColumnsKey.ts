import useMediaQuery from '@mui/material/useMediaQuery';
import { boardLayout } from '../../../orders/board/boardLayout';

/**
 * Where this device keeps which columns it shows: a phone, which has room for few, apart from the rest. The list and
 * the button that chooses its columns find each other by the key.
 */
export function useColumnsKey(): { key: string; isPhone: boolean } {
  const isPhone = useMediaQuery(boardLayout.phone, { noSsr: true });
  return { key: isPhone ? 'orders.columns.phone' : 'orders.columns', isPhone };
}
