import { useRef, useState } from 'react';
import { CreateBase, getRecordFromLocation, useCreate, useLocation, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { type ResourceName, raName, resources } from '../../descriptors/resources/index';
import { FormHeader } from './FormHeader';
import { type BackLink, listLink } from './formTools';
import type { Fields, WireRecord } from './formValues';
import { blankRecord, onlyFieldsOf, withAllLanguages } from './formValues';
import { type FormBody, SimpleForm } from './SimpleForm';
import { savedText } from './savedText';
import type { ErrorText } from './serverErrors';
import { useRecordForm } from './useRecordForm';

export interface CreateProps extends FormBody {
  resource: ResourceName;
  /** Translation key; `<texts>.new` by default. */
  title?: string;
  /** A new record's values, over the blanks of its kinds. */
  blank?: Fields;
  /** Fields of the descriptor that this form doesn't have. */
  without?: readonly string[];
  /** Where the breadcrumb leads, if not to the resource's own list. */
  back?: BackLink;
  errorText?: ErrorText;
  /** Fields that the next new record takes over from the last one. */
  keep?: readonly string[];
  /** Saving opens the record, where there is more to do, instead of the list. */
  opensSaved?: boolean;
  /** Where to go after saving, if not back to the list. */
  after?: (created: WireRecord, values: Fields) => { to: string; state?: object } | undefined;
  /** Turns the form's values into what is sent. */
  transform?: (values: Fields) => Fields;
}

const asTheyAre = (values: Fields): Fields => values;

const NewRecord = ({
  resource: name,
  title = `${resources[name].texts}.new`,
  blank: begin,
  without,
  back,
  errorText,
  transform = asTheyAre,
  keep = [],
  opensSaved = false,
  after,
  ...body
}: CreateProps) => {
  const t = useTranslate();
  const { fields } = resources[name];
  const blank = blankRecord(fields, begin, without);
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const { store } = useStoreFormat();
  const [create] = useCreate();
  // One form, one record: it is created once, however often it is sent.
  const key = useRef(uuid());
  const sent = useRef<Fields>({});
  const backLink = back ?? listLink(name);
  const withDefaults = (values: Fields) => withAllLanguages(values, fields, store.languages_supported);
  const [start, setStart] = useState(() => {
    const fromLocation = getRecordFromLocation(location);
    return {
      start: withDefaults(blank),
      prefilled: fromLocation ? withDefaults({ ...blank, ...onlyFieldsOf(blank, fromLocation) }) : undefined,
    };
  });
  const record = useRecordForm({
    name,
    fields,
    back: backLink,
    ...start,
    opened: null,
    errorText,
    send: async (values) => {
      const data = transform(onlyFieldsOf(blank, values));
      const options = { returnPromise: true, mutationMode: 'pessimistic' } as const;
      sent.current = values;
      const created: unknown = await create(raName(name), { data, meta: { idempotencyKey: key.current } }, options);
      return created as WireRecord;
    },
    onSaved: (created, intent, { restart, mayLeave }) => {
      notify(savedText(name, 'ADDED'), { type: 'success' });
      if (intent === 'new') {
        key.current = uuid();
        const carriedOver = Object.fromEntries(keep.map((field) => [field, created[field]]));
        const next = { start: withDefaults({ ...blank, ...carriedOver }), prefilled: undefined };
        setStart(next);
        return restart(next.start as WireRecord);
      }
      mayLeave.current = true;
      const defaultPath = opensSaved && intent === 'stay' ? `${resources[name].path}/${created._id}` : backLink.to;
      const next = after?.(created, sent.current);
      navigate(next?.to ?? defaultPath, { state: next?.state });
    },
  });
  return (
    <>
      <FormHeader title={t(title)} back={backLink} />
      <SimpleForm record={record} {...body} />
    </>
  );
};

/**
 * A page that creates a record. It starts with the values that another page passed in `state.record`: a duplicate, or
 * what was typed into a record that someone deleted.
 *
 * @example
 * <Create resource="items"><ItemSections isNew /></Create>
 */
export const Create = (props: CreateProps) => (
  <CreateBase resource={raName(props.resource)} mutationMode="pessimistic" redirect={false} disableAuthentication>
    <NewRecord {...props} />
  </CreateBase>
);
