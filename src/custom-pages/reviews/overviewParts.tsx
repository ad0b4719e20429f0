import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useStoreFormat } from '../../components/store/useStoreFormat';

/** An average, with one decimal. */
export const useNumberText = () => {
  const { locale } = useStoreFormat();
  return (value: number) => value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
};

/** The heading of a part of the overview. */
export const Heading = ({ children }: { children: ReactNode }) => (
  <Typography component="h2" sx={{ fontSize: '0.8125rem', color: 'text.secondary', fontWeight: 500, mb: 0.75 }}>
    {children}
  </Typography>
);
