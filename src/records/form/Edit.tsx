import { type ReactNode, useRef, useState } from 'react';
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
import { PageLoading } from '../../components/feedback/PageLoading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { type ResourceName, raName, resources } from '../../descriptors/resources/index';
import { useRecordName } from '../../descriptors/useRecordName';
import { unlessPrefetched } from '../askedAhead';
import { ConflictDialog } from '../conflict/ConflictDialog';
import { GoneDialog } from '../conflict/GoneDialog';
import { useConflict } from '../conflict/useConflict';
import { HistorySection } from '../history/HistorySection';
import { retriesUnreached } from '../list/retriesUnreached';
import { DeleteButton, type Deletion, type InUse } from './DeleteButton';
import { FormHeader } from './FormHeader';
import type { TakeBack } from './formTools';
import { type BackLink, listLink } from './formTools';
import type { Fields, WireRecord } from './formValues';
import { valuesThatDiffer, withAllLanguages } from './formValues';
import { MeanwhileBanner } from './MeanwhileBanner';
import { RecordNotFound } from './RecordNotFound';
import { type FormBody, SimpleForm } from './SimpleForm';
import { savedText } from './savedText';
import type { ErrorText } from './serverErrors';
import { useRecordForm } from './useRecordForm';

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

const Loaded = ({
  first,
  resource: name,
  back,
  errorText,
  transform = asTheyAre,
  inUse,
  actions,
  ...rest
}: LoadedProps) => {
  const { takeBack, deletion, extra, ...body } = rest;
  const t = useTranslate();
  const { fields } = resources[name];
  const notify = useNotify();
  const navigate = useNavigate();
  const called = useRecordName(name);
  const { store, locale, timezone } = useStoreFormat();
  const [update] = useUpdate();
  const way = back ?? listLink(name);
  const complete = (record: WireRecord) => withAllLanguages({ ...extra, ...record }, fields, store.languages_supported);
  const [opened, setOpenedState] = useState(() => complete(first));
  // If the user saves again right after resolving a conflict, that applies to the newer version.
  const base = useRef(opened);
  const setOpened = (next: WireRecord) => {
    base.current = next;
    setOpenedState(next);
  };
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { entity } = resources[name];
  const conflict = useConflict({
    opened,
    read: async () =>
      complete((await dataProvider.getOne<WireRecord & RaRecord>(raName(name), { id: opened._id })).data),
    complete,
    // Too many to be listed: this one may be among them.
    isAbout: (message) => message.entity === entity && (message.ids.length === 0 || message.ids.includes(opened._id)),
  });

  const record = useRecordForm({
    name,
    fields,
    back: way,
    start: opened,
    opened,
    errorText,
    nameOf: called,
    takeBack,
    accept: (current) => goOn(complete(current), valuesThatDiffer(opened, form.getValues())),
    send: async (values) => {
      const before = base.current;
      const previousData = { ...transform(before), id: before._id, version: before.version };
      const data = transform(values);
      const options = { returnPromise: true, mutationMode: 'pessimistic' } as const;
      const saved: unknown = await update(raName(name), { id: opened._id, data, previousData }, options);
      return complete(saved as WireRecord);
    },
    onRefused: conflict.take,
    onSaved: (saved, intent, { mayLeave }) => {
      setOpened(saved);
      conflict.forget();
      notify(savedText(name, 'UPDATED'), { type: 'success' });
      if (intent !== 'back') return;
      mayLeave.current = true;
      navigate(way.to);
    },
  });

  const { form, tools } = record;
  /** Continues from the newest version, with the chosen values applied to it. */
  const goOn = (current: WireRecord, values: Fields) => {
    setOpened(current);
    tools.restart(current, values);
    conflict.forget();
  };
  const touched = {
    // Isolated from the sentence: in Arabic, a Latin name would pull the date's number to itself.
    name: opened.updated_by ? `\u2068${opened.updated_by}\u2069` : '',
    at: opened.updated_at ? recordTime(String(opened.updated_at), { locale, timezone }) : '',
  };
  return (
    <>
      <FormHeader
        title={called(opened)}
        back={way}
        detail={touched.name && touched.at ? t('records.touched', touched) : undefined}
      />
      <SimpleForm
        record={record}
        {...body}
        notice={
          <MeanwhileBanner
            meanwhile={conflict.meanwhile}
            onLoad={(current) => goOn(current, {})}
            onCompare={() => conflict.compare(form.getValues())}
            onGone={() => conflict.keepTyped(form.getValues())}
          />
        }
        removal={
          <>
            {actions}
            {!deletion?.isHidden?.(opened) && (
              <DeleteButton name={name} back={way} inUse={inUse} detail={deletion?.detail} />
            )}
          </>
        }
      />
      <HistorySection name={name} id={opened._id} version={opened.version} />
      {conflict.open && (
        <ConflictDialog
          {...conflict.open}
          opened={opened}
          fields={fields}
          onCancel={conflict.close}
          onChosen={(values) => {
            const { current, isSaving } = conflict.open ?? {};
            if (!current) return;
            goOn(current, values);
            if (!isSaving) return;
            if (Object.keys(values).length > 0) tools.submit();
            else notify('records.conflict.nothing_left', { type: 'info' });
          }}
        />
      )}
      {conflict.gone && (
        <GoneDialog
          name={name}
          back={way}
          values={conflict.gone}
          onLeave={() => {
            tools.mayLeave.current = true;
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
  return first ? <Loaded {...props} first={first} /> : <PageLoading />;
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
