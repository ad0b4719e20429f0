import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import type { ListedSubStore } from './listedSubStore';

const Name = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 40,
  minInlineSize: 0,
  color: theme.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

/** Begins where the line does and ends in dots at its own end, whichever way it is read: it has a direction of its own. */
const Clipped = styled('bdi')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const Address = styled('div')(({ theme }) => ({
  display: 'flex',
  marginBlockStart: -8,
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

/** A person's name, which leads to their form, over the address that they sign in with. */
export const SubStoreName = ({ account }: { account: ListedSubStore }) => {
  const t = useTranslate();
  return (
    <div style={{ minInlineSize: 0 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 }}>
        <Name to={`${paths.subStores}/${account._id}`}>
          <Clipped>{account.name}</Clipped>
        </Name>
        {account.management_gap === 'self' && <Chip size="small" label={t('subStores.you')} />}
      </div>
      <Address title={account.email}>
        <Clipped>{account.email}</Clipped>
      </Address>
    </div>
  );
};
