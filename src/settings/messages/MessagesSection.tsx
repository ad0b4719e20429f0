import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ReplyOf } from '#contract/calls/index';
import type { FieldError } from '#contract/envelope';
import { type OutgoingChannel, outgoingChannels } from '#contract/messages/channels';
import type { CustomerEvent } from '#contract/messages/customerEvents';
import { type ReferenceLanguage, referenceLanguages } from '#contract/referenceLanguages';
import { DemoMessage } from '../../components/entrance/DemoMessage';
import { Loading } from '../../components/feedback/Loading';
import { RowFields } from '../../components/inputs/rows/RowFields';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { paths } from '../../config/paths';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';
import { useNotifyError } from '../../records/form/useNotifyError';
import { SectionForm } from '../page/SectionForm';
import { EventEditor } from './EventEditor';
import { languageName } from './languageName';

const texts = 'settings.messages';
const fieldPrefix = 'message_';

const errorText = ({ code, params }: FieldError) =>
  code === 'placeholder'
    ? { message: `${texts}.unknown`, args: { placeholder: String(params?.placeholder) } }
    : undefined;

const isReference = (locale: string): locale is ReferenceLanguage =>
  (referenceLanguages as readonly string[]).includes(locale);

/** Mails the signed-in person every text in a language. */
const SendAll = ({ language }: { language: ReferenceLanguage }) => {
  const t = useTranslate();
  const notify = useNotify();
  const attempt = useNotifyError();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isSending, setSending] = useState(false);
  const [demo, setDemo] = useState<ReplyOf<'send_sample_messages'>['demo_message']>();
  const send = async () => {
    setSending(true);
    await attempt(async () => {
      const { recipient, count, demo_message } = await dataProvider.sendSampleMessages({ language });
      setDemo(demo_message);
      if (!demo_message) notify(`${texts}.sent`, { type: 'success', messageArgs: { count, recipient } });
    });
    setSending(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        loading={isSending}
        onClick={() => void send()}
        sx={{ justifySelf: 'start', minBlockSize: 44 }}
      >
        {t(`${texts}.send_all`, { language: languageName(language) })}
      </Button>
      {demo && <DemoMessage label={t(`${texts}.demo`)} {...demo} />}
    </>
  );
};

/** The messages to customers: a switch for each, and the store's own texts by language and channel. They open with the channel whose settings they stand in. */
export default function MessagesSection({ section }: SectionProps) {
  const t = useTranslate();
  const { locale } = useStoreFormat();
  const { pathname } = useLocation();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [chosen, setChosen] = useState<ReferenceLanguage | null>(null);
  const language = chosen ?? (isReference(locale) ? locale : 'en');
  const [channel, setChannel] = useState<OutgoingChannel>(pathname.startsWith(paths.smsSettings) ? 'sms' : 'email');
  const { data, isError, refetch } = useQuery({
    queryKey: ['standard_texts', language],
    queryFn: () => dataProvider.getStandardTexts({ language }),
  });
  const choices = (
    <FormSection>
      <RowFields least={200}>
        <TextField
          select
          size="small"
          label={t(`${texts}.language`)}
          value={language}
          onChange={({ target }) => setChosen(target.value as ReferenceLanguage)}
        >
          {referenceLanguages.map((code) => (
            <MenuItem key={code} value={code} lang={code}>
              {languageName(code)}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={channel}
          aria-label={t(`${texts}.channels`)}
          onChange={(_event, chosen: OutgoingChannel | null) => chosen && setChannel(chosen)}
        >
          {outgoingChannels.map((each) => (
            <ToggleButton key={each} value={each}>
              {t(`${texts}.channel.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </RowFields>
      <SendAll key={language} language={language} />
    </FormSection>
  );
  const failed = isError && (
    <Alert severity="error" action={<Button onClick={() => refetch()}>{t('common.retry')}</Button>}>
      {t('settings.failed')}
    </Alert>
  );
  return (
    <SectionForm
      section={section}
      errorText={errorText}
      fields={
        <>
          {choices}
          {failed}
          {!data && !isError && <Loading />}
          {section.fields.map((field) => (
            <EventEditor
              key={field.source}
              field={field}
              event={field.source.slice(fieldPrefix.length) as CustomerEvent}
              channel={channel}
              language={language}
              standard={data}
            />
          ))}
        </>
      }
    />
  );
}
