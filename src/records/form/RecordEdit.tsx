import { EditBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { raName } from '../../config/resources';
import { retriesUnreached } from '../list/retriesUnreached';
import { OpenRecord, type RecordEditProps } from './OpenRecord';
import { RecordNotShown } from './RecordNotShown';

/** Told on the page itself, with what can be done. */
const noNotice = () => undefined;

/**
 * A page that changes a record. What is open stays as it was opened, whatever is fetched in the background; who changed
 * it meanwhile is told above it and when it is saved.
 *
 * @example
 * <RecordEdit name="items" fields={itemFields}><ItemSections /></RecordEdit>
 */
export const RecordEdit = (props: RecordEditProps) => {
  const { id } = useParams();
  return (
    <EditBase
      disableAuthentication
      key={id}
      resource={raName(props.name)}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ retry: retriesUnreached, refetchOnMount: 'always', onError: noNotice }}
      error={<RecordNotShown name={props.name} back={props.back} />}
    >
      <OpenRecord {...props} />
    </EditBase>
  );
};
