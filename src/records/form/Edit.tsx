import { type ReactNode, useRef, useState } from 'react';
import { EditBase, useEditContext, useNotify, useTranslate, useUpdate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { PageLoading } from '../../components/feedback/PageLoading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import { type ResourceName, raName, resources } from '../../resources/index';
import { useRecordName } from '../../resources/useRecordName';
import { ConflictDialog } from '../conflict/ConflictDialog';
import { GoneDialog } from '../conflict/GoneDialog';
import { useConflict } from '../conflict/useConflict';
import { HistoryPlace } from '../history/HistoryPlace';
import { retriesUnreached } from '../list/retriesUnreached';
import { DeleteButton, type Deletion, type InUse } from './DeleteButton';
import { FormHeader } from './FormHeader';
import type { TakeBack } from './formTools';
import { listLink, type Way } from './formTools';
import type { Fields, WireRecord } from './formValues';
import { valuesThatDiffer, withAllLanguages } from './formValues';
import { MeanwhileBanner } from './MeanwhileBanner';
import { RecordNotShown } from './RecordNotShown';
import { type FormBody, SimpleForm } from './SimpleForm';
import type { FaultText } from './serverFaults';
import { useRecordForm } from './useRecordForm';

export interface EditProps extends FormBody {
  resource: ResourceName;
  /** Where the breadcrumb leads, if not to the resource's own list. */
  back?: Way;
  faultText?: FaultText;
  /** What is sent of the values. */
  transform?: (values: Fields) => Fields;
  /** Brings a deleted one back, where the journal does not. */
  takeBack?: TakeBack;
  /** What may be done where the server refuses to delete it because it is used. */
  inUse?: InUse;
  /** Beside Delete in the bar. */
  actions?: ReactNode;
  /** What deleting it means, where that is not what deleting mostly means. */
  deletion?: Deletion;
  /** Fields that are typed here and that no record bears: a new password. */
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
  faultText,
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
  // What is sent again in the same moment, after a choice between two versions, is sent over the newer one.
  const base = useRef(opened);
  const setOpened = (next: WireRecord) => {
    base.current = next;
    setOpenedState(next);
  };
  const conflict = useConflict({ name, opened, complete });

  const record = useRecordForm({
    name,
    fields,
    back: way,
    start: opened,
    opened,
    faultText,
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
      notify('records.save.saved', { type: 'success' });
      if (intent !== 'back') return;
      mayLeave.current = true;
      navigate(way.to);
    },
  });

  const { form, tools } = record;
  /** Goes on from the newest version, with what was chosen over it. */
  const goOn = (current: WireRecord, values: Fields) => {
    setOpened(current);
    tools.restart(current, values);
    conflict.forget();
  };
  const touched = {
    // Held apart from the sentence: a Latin name would draw the day's number to itself in Arabic.
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
            {!deletion?.isHidden?.(opened) && <DeleteButton inUse={inUse} detail={deletion?.detail} />}
          </>
        }
      />
      <HistoryPlace name={name} id={opened._id} version={opened.version} />
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

/** Waits until the record has been fetched for this visit: what a list remembers of it may be old. */
const OpenRecord = (props: EditProps) => {
  const { record, isFetching } = useEditContext();
  const [first, setFirst] = useState<WireRecord | null>(null);
  if (!first && record && !isFetching) setFirst(record as unknown as WireRecord);
  return first ? <Loaded {...props} first={first} /> : <PageLoading />;
};

/** The page itself says what went wrong, and what can be done. */
const noNotice = () => undefined;

/**
 * A page that changes a record. What is open stays as it was opened, whatever is fetched in the background; the page says
 * who changed it meanwhile, and asks when it is saved.
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
      queryOptions={{ retry: retriesUnreached, refetchOnMount: 'always', onError: noNotice }}
      error={<RecordNotShown name={props.resource} back={props.back} />}
    >
      <OpenRecord {...props} />
    </EditBase>
  );
};
