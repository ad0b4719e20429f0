import useMediaQuery from '@mui/material/useMediaQuery';
import { breakpoints } from '../../theme/tokens';

/** Whether the window is too narrow to show the menu beside the page. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`, { noSsr: true });
