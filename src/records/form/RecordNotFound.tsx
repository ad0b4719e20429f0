import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useEditContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { errorText, UnreachableError } from '../../dataProvider/apiError';
import type { ResourceName } from '../../descriptors/resources/index';
import { ListMessage } from '../list/ListMessage';
import { type BackLink, listLink } from './formTools';

/** Shown if a record couldn't be loaded: why, and what to do. */
export const RecordNotFound = ({ name, back }: { name: ResourceName; back?: BackLink | undefined }) => {
  const t = useTranslate();
  const { error, refetch } = useEditContext();
  const backLink = back ?? listLink(name);
  const isUnreached = error instanceof UnreachableError;
  return (
    <ListMessage
      icon={isUnreached ? <CloudOffIcon /> : <SearchOffIcon />}
      title={t(isUnreached ? 'records.load.unreachable' : 'records.load.gone')}
      detail={t(isUnreached ? errorText(error, 'records.load.unreachable_detail') : 'records.load.gone_detail')}
    >
      {isUnreached && (
        <Button variant="contained" onClick={() => refetch()}>
          {t('common.retry')}
        </Button>
      )}
      <Button component={Link} to={backLink.to} variant="outlined">
        {t('records.load.to_list', { list: t(backLink.label) })}
      </Button>
    </ListMessage>
  );
};
