import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SubStoreRecord } from '#contract/entities/subStore';
import type { SubStoreState } from '#contract/entities/subStoreStates';
import { usePermissionText } from '../../../components/access/usePermissionText';
import { Hint } from '../../../components/hint/Hint';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { recordTime } from '../../../components/time/storeTime';
import { paths } from '../../../config/paths';
import { useRecordChange } from '../../../records/list/useRecordChange';
import { viewAs } from '../../../session/viewAs';

export type ListedSubStore = SubStoreRecord & { id: string };

const Name = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 40,
  minInlineSize: 0,
  // Its height is for fingers; the visible name and address are in the middle of the row.
  marginBlockStart: -8,
  color: theme.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

/** Starts at the line's start and is cut at its own end, whatever its direction. */
const Clipped = styled('bdi')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const Address = styled('div')(({ theme }) => ({
  display: 'flex',
  marginBlockStart: -8,
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

/** A person's name, which links to their form, above their email address. */
export const SubStoreName = ({ account }: { account: ListedSubStore }) => {
  const t = useTranslate();
  return (
    <div style={{ minInlineSize: 0 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 }}>
        <Name to={`${paths.subStores}/${account._id}`}>
          <Clipped>{account.name}</Clipped>
        </Name>
        {account.management_blocker === 'self' && <Chip size="small" label={t('subStores.you')} />}
      </div>
      <Address title={account.email}>
        <Clipped>{account.email}</Clipped>
      </Address>
    </div>
  );
};

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Shows an account's preset and the areas it opens. */
export const MayUse = ({ account: { urls, preset } }: { account: ListedSubStore }) => {
  const { presetText, areas } = usePermissionText();
  const name = presetText(urls, preset);
  return (
    <>
      {name && (
        <Typography variant="body2" sx={{ ...clipped, fontWeight: 550 }}>
          {name}
        </Typography>
      )}
      <Typography
        variant="body2"
        title={areas(urls)}
        sx={{
          // As many lines as fit into the row.
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: name ? 1 : 2,
          overflow: 'hidden',
          whiteSpace: 'normal',
          color: name ? 'text.secondary' : 'text.primary',
        }}
      >
        {areas(urls)}
      </Typography>
    </>
  );
};

/** When someone who is signed in was last active. */
export const LastUse = ({ at }: { at: string | null }) => {
  const t = useTranslate();
  const { locale, timezone } = useStoreFormat();
  return (
    <Typography component="span" variant="body2" sx={{ color: at ? 'text.primary' : 'text.secondary' }}>
      {at ? recordTime(at, { locale, timezone }) : t('subStores.not_here')}
    </Typography>
  );
};

/** Whether an account has a second factor; nothing for shared devices and for those who don't see it. */
export const FactorSign = ({ has }: { has: boolean | null }) => {
  const t = useTranslate();
  if (has === null) return null;
  return (
    <Typography component="span" variant="body2" sx={{ color: has ? 'text.secondary' : 'text.primary' }}>
      {t(has ? 'subStores.factor.on' : 'subStores.factor.off')}
    </Typography>
  );
};

/** Actions for an account on the list: view as it, activate or deactivate it. */
export const RowActions = ({ account }: { account: ListedSubStore }) => {
  const t = useTranslate();
  const notify = useNotify();
  const change = useRecordChange<ListedSubStore>('sub_stores');
  const { name, is_disabled, management_blocker } = account;
  if (management_blocker === 'self') return null;
  const turn = async () => {
    const failure = await change(account, { is_disabled: !is_disabled });
    if (!failure)
      notify(t(is_disabled ? 'subStores.turned_on' : 'subStores.turned_off', { name }), { type: 'success' });
  };
  const viewLabel = t('subStores.view_as', { name });
  const toggle = t(is_disabled ? 'subStores.turn_on' : 'subStores.turn_off', { name });
  return (
    <>
      <Hint text={viewLabel}>
        <IconButton aria-label={viewLabel} onClick={() => viewAs(account)} sx={{ inlineSize: 40, blockSize: 40 }}>
          <VisibilityIcon fontSize="small" />
        </IconButton>
      </Hint>
      {!management_blocker && (
        <Hint text={toggle}>
          <IconButton aria-label={toggle} onClick={() => void turn()} sx={{ inlineSize: 40, blockSize: 40 }}>
            {is_disabled ? <CheckIcon fontSize="small" /> : <BlockIcon fontSize="small" />}
          </IconButton>
        </Hint>
      )}
    </>
  );
};

const looks = {
  active: { Icon: CheckIcon, color: 'success' },
  invited: { Icon: MailIcon, color: 'info' },
  waiting: { Icon: HourglassIcon, color: 'warning' },
  disabled: { Icon: BlockIcon, color: 'default' },
} as const satisfies Record<SubStoreState, object>;
const undelivered = { Icon: MailIcon, color: 'error' } as const;

type Standing = Pick<SubStoreRecord, 'state' | 'invitation_mail'>;

/** An account's status, with an icon and a word: also that the invited person didn't get the link. */
export const StateSign = ({ account: { state, invitation_mail } }: { account: Standing }) => {
  const t = useTranslate();
  const isUndelivered = state === 'invited' && invitation_mail === 'failed';
  const { Icon, color } = isUndelivered ? undelivered : looks[state];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<Icon />}
      label={t(isUndelivered ? 'subStores.undelivered' : `subStores.state.${state}`)}
      sx={{ maxInlineSize: '100%', '& .MuiChip-label': { color: 'text.primary' } }}
    />
  );
};
