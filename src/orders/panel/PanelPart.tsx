import CallIcon from '@mui/icons-material/CallOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PhoneNumber } from '../../components/phone/PhoneNumber';
import { phoneLink } from '../../components/phone/phoneText';
import type { CorrectionPart } from '../details/CorrectionDialog';

/** Corrects the detail next to it. */
export const CorrectButton = ({ part, onClick }: { part: CorrectionPart; onClick: () => void }) => {
  const t = useTranslate();
  const name = t(`orderChanges.details.change.${part}`);
  return (
    <Tooltip title={name} placement="top" disableInteractive>
      <IconButton aria-label={name} onClick={onClick} edge="end" sx={{ inlineSize: 44, blockSize: 44, flexShrink: 0 }}>
        <EditIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

interface CallLinkProps {
  name: string;
  phone: string;
  /** Actions for the number besides calling it. */
  children?: ReactNode;
}

/** A person with a phone number to call, if there is one. */
export const CallLink = ({ name, phone, children }: CallLinkProps) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Box>
      {phone && (
        <Button
          size="large"
          startIcon={<CallIcon />}
          href={phoneLink({ phone })}
          aria-label={t('boards.card.call', { name })}
          sx={{ flexShrink: 0 }}
        >
          <PhoneNumber phone={phone} />
        </Button>
      )}
      {children}
    </Box>
  );
};

/** A folded list of terms and descriptions, for details that are only needed when someone asks. */
export const PanelFold = styled('details')(({ theme: { palette, shape } }) => ({
  '& summary': {
    minBlockSize: 44,
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    color: palette.text.secondary,
  },
  '& summary::before': { content: '"+"', inlineSize: 16, fontWeight: 600 },
  '&[open] summary::before': { content: '"–"' },
  '& dl': { margin: 0, padding: 12, background: palette.sunken, borderRadius: shape.borderRadius },
}));

/** A part of an order's details under its heading. */
export const PanelPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gap: 1 }}>
    <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' }}>
      {title}
    </Typography>
    {children}
  </Box>
);
