import CallIcon from '@mui/icons-material/CallOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface CallLinkProps {
  name: string;
  phone: string;
  /** What can be done with the number beside calling it. */
  children?: ReactNode;
}

/** A person with the number to call, where there is one. */
export const CallLink = ({ name, phone, children }: CallLinkProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Box>
      {phone && (
        <Button
          size="large"
          startIcon={<CallIcon />}
          href={`tel:${phone.replaceAll(' ', '')}`}
          aria-label={t('boards.card.call', { name })}
          sx={{ flexShrink: 0 }}
        >
          <bdi>{phone}</bdi>
        </Button>
      )}
      {children}
    </Box>
  );
};
