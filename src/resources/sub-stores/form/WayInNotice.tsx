import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { beyond, type UrlPermission } from '#contract/permissions';
import { usePermissionText } from '../../../components/access/usePermissionText';
import { pageFoot } from '../../../components/page/usePageFoot';
import { useListText } from '../../../components/text/useListText';
import { useAccount } from './useAccount';

/**
 * Said before it is saved: what is granted here ends a password or link that somebody made who does not hold it. A password that is
 * set with it is a new way in.
 */
export const WayInNotice = ({ urls }: { urls: readonly UrlPermission[] }) => {
  const t = useTranslate();
  const list = useListText();
  const { nameOf } = usePermissionText();
  const account = useAccount();
  const password: unknown = useWatch({ name: 'password' });
  const keys = account ? beyond(account.reach, urls) : [];
  if (!account || keys.length === 0 || password) return null;
  const permissions = list(keys.map(nameOf));
  const section = t('subStores.section.standing');
  // In sight above the save bar, whichever permission is switched on.
  const place = { position: 'sticky', insetBlockEnd: `calc(var(${pageFoot}, 0px) + 8px)`, zIndex: 1 } as const;
  return (
    <Alert severity="warning" sx={place}>
      {t('subStores.way_in.ends', { name: account.name, permissions, section })}
    </Alert>
  );
};
