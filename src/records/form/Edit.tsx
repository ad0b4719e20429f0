import { type ReactNode, useState } from 'react';
import {
  EditBase,
  type RaRecord,
  useDataProvider,
  useEditContext,
  useNotify,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { Loading } from '../../components/feedback/Loading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { type ResourceName, raName, resources } from '../../descriptors/resources/index';
import { useRecordName } from '../../descriptors/useRecordName';
import { GoneDialog } from '../conflict/GoneDialog';
import { HistorySection } from '../history/HistorySection';
import { retriesUnreached } from '../list/retriesUnreached';
import { unlessPrefetched } from '../prefetched';
import { DeleteButton, type Deletion, type InUse } from './DeleteButton';
import { FormHeader } from './FormHeader';
import type { TakeBack } from './formTools';
import { type BackLink, listLink } from './formTools';
import type { Fields, WireRecord } from './formValues';
import { withAllLanguages } from './formValues';
import { MeanwhileBanner } from './MeanwhileBanner';
import { RecordNotFound } from './RecordNotFound';
import { SaveConflict } from './SaveConflict';
import { type FormBody, SimpleForm } from './SimpleForm';
import { savedText } from './savedText';
import type { ErrorText } from './serverErrors';
import { useOpenedRecord } from './useOpenedRecord';

export interface EditProps extends FormBody {
  resource: ResourceName;
  /** Where the breadcrumb leads, if not to the resource's own list. */
  back?: BackLink;
  errorText?: ErrorText;
  /** Turns the form's values into what is sent. */
  transform?: (values: Fields) => Fields;
  /** Restores a deleted record, if the journal doesn't. */
  takeBack?: TakeBack;
  /** The alternatives if the server refuses to delete it because it is in use. */
  inUse?: InUse;
  /** Buttons next to Delete. */
  actions?: ReactNode;
  /** The effect of deleting, if it isn't the usual one. */
  deletion?: Deletion;
  /** Fields of the form that aren't part of the record: a new password. */
  extra?: Fields;
}

const asTheyAre = (values: Fields): Fields => values;

interface LoadedProps extends EditProps {
  first: WireRecord;
}

const Loaded = ({ first, resource: name, back, errorText, transform = asTheyAre, ...props }: LoadedProps) => {
  const { takeBack, deletion, extra, inUse, actions, ...body } = props;
  const { _id } = first;
  const { fields, entity } = resources[name];
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const recordName = useRecordName(name);
  const { store, locale, timezone } = useStoreFormat();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [update] = useUpdate();
  const backLink = back ?? listLink(name);
  const page = useOpenedRecord({
    name,
    fields,
    back: backLink,
    errorText,
    nameOf: recordName,
    takeBack,
    first,
    withDefaults: (saved) => withAllLanguages({ ...extra, ...saved, _id }, fields, store.languages_supported),
    read: async () => (await dataProvider.getOne<WireRecord & RaRecord>(raName(name), { id: _id })).data,
    // Too many to be listed: this one may be among them.
    isAbout: (message) => message.entity === entity && (message.ids.length === 0 || message.ids.includes(_id)),
    send: async (values, base): Promise<WireRecord> => {
      const previousData = { ...transform(base), id: _id, version: base.version };
      const options = { returnPromise: true, mutationMode: 'pessimistic' } as const;
      return await update(raName(name), { id: _id, data: transform(values), previousData }, options);
    },
    onSaved: (intent, { mayLeave }) => {
      notify(savedText(name, 'UPDATED'), { type: 'success' });
      if (intent !== 'back') return;
      mayLeave.current = true;
      navigate(backLink.to);
    },
  });
  const { opened, record, conflict } = page;
  const touched = {
    // Isolated from the sentence: in Arabic, a Latin name would pull the date's number to itself.
    name: opened.updated_by ? `\u2068${opened.updated_by}\u2069` : '',
    at: opened.updated_at ? recordTime(String(opened.updated_at), { locale, timezone }) : '',
  };
  return (
    <>
      <FormHeader
        title={recordName(opened)}
        back={backLink}
        detail={touched.name && touched.at ? t('records.touched', touched) : undefined}
      />
      <SimpleForm
        record={record}
        {...body}
        notice={<MeanwhileBanner page={page} />}
        removal={
          <>
            {actions}
            {!deletion?.isHidden?.(opened) && (
              <DeleteButton name={name} back={backLink} inUse={inUse} detail={deletion?.detail} />
            )}
          </>
        }
      />
      <HistorySection name={name} id={_id} version={opened.version} />
      <SaveConflict page={page} />
      {conflict.gone && (
        <GoneDialog
          name={name}
          back={backLink}
          values={conflict.gone}
          onLeave={() => {
            record.tools.mayLeave.current = true;
          }}
          onClose={conflict.close}
        />
      )}
    </>
  );
};

/** Waits until the record has been fetched for this visit: a list's copy may be old. */
const OpenRecord = (props: EditProps) => {
  const { record, isFetching } = useEditContext();
  const [first, setFirst] = useState<WireRecord | null>(null);
  if (!first && record && !isFetching) setFirst(record as unknown as WireRecord);
  return first ? <Loaded {...props} first={first} /> : <Loading />;
};

/** The page itself shows the error and what to do. */
const noNotice = () => undefined;

/**
 * A page that edits a record. The record stays as it was opened, whatever is fetched in the background. The page shows
 * who else has changed it, and asks what to keep when it is saved.
 *
 * @example <Edit resource="items"><ItemSections /></Edit>
 */
export const Edit = (props: EditProps) => {
  const { id } = useParams();
  return (
    <EditBase
      key={id}
      resource={raName(props.resource)}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={{ retry: retriesUnreached, refetchOnMount: unlessPrefetched, onError: noNotice }}
      error={<RecordNotFound name={props.resource} back={props.back} />}
    >
      <OpenRecord {...props} />
    </EditBase>
  );
};
