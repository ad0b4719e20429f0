import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useNotify, useTranslate } from 'react-admin';
import { Hint } from '../../../components/hint/Hint';
import { useRecordChange } from '../../../records/list/useRecordChange';
import { lookAs } from '../../../session/lookAs';
import type { ListedSubStore } from './listedSubStore';

/** What is done with an account from the list: look as it would, switch it off or on. */
export const RowActions = ({ account }: { account: ListedSubStore }) => {
  const t = useTranslate();
  const notify = useNotify();
  const change = useRecordChange<ListedSubStore>('sub_stores');
  const { name, is_disabled, management_gap } = account;
  if (management_gap === 'self') return null;
  const turn = async () => {
    const failure = await change(account, { is_disabled: !is_disabled });
    if (!failure)
      notify(t(is_disabled ? 'subStores.turned_on' : 'subStores.turned_off', { name }), { type: 'success' });
  };
  const look = t('subStores.look_as', { name });
  const toggle = t(is_disabled ? 'subStores.turn_on' : 'subStores.turn_off', { name });
  return (
    <>
      <Hint text={look}>
        <IconButton aria-label={look} onClick={() => lookAs(account)} sx={{ inlineSize: 40, blockSize: 40 }}>
          <VisibilityIcon fontSize="small" />
        </IconButton>
      </Hint>
      {!management_gap && (
        <Hint text={toggle}>
          <IconButton aria-label={toggle} onClick={() => void turn()} sx={{ inlineSize: 40, blockSize: 40 }}>
            {is_disabled ? <CheckIcon fontSize="small" /> : <BlockIcon fontSize="small" />}
          </IconButton>
        </Hint>
      )}
    </>
  );
};
