import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { ReplyOf } from '#contract/calls/index';
import { messageLimits } from '#contract/messageLimits';
import type { OutgoingChannel } from '#contract/messages/channels';
import { type CustomerEvent, customerEvents, isByChannel } from '#contract/messages/customerEvents';
import type { EventTexts } from '#contract/messages/eventTextsSchema';
import { ownText, textProblems } from '#contract/messages/messageTexts';
import type { ReferenceLanguage } from '#contract/referenceLanguages';
import type { ResourceField } from '../../kinds/kind';
import { FormSection } from '../../records/form/FormSection';
import { directionOf, languageName } from './languageName';
import { MessagePreview } from './MessagePreview';

type Standard = ReplyOf<'get_standard_texts'>;
type Part = 'title' | 'content';

const texts = 'settings.messages';

const isComplete = ({ texts: own }: EventTexts): boolean =>
  own.every(({ title, content }) => title.trim() !== '' && content.trim() !== '');

interface EventEditorProps {
  field: ResourceField;
  event: CustomerEvent;
  channel: OutgoingChannel;
  language: ReferenceLanguage;
  /** `undefined` while they load. */
  standard: Standard | undefined;
}

/** An event's message in one language and by one channel: its switch, its text and what customers will read. */
export const EventEditor = ({ field, event, channel, language, standard }: EventEditorProps) => {
  const t = useTranslate();
  const switchId = useId();
  const input = useController({
    name: field.source,
    rules: {
      validate: (value: EventTexts) =>
        (isComplete(value) && textProblems(event, value, '').length === 0) || 'records.field.invalid',
    },
  });
  const value = input.field.value as EventTexts;
  const own = ownText(value, { channel, language });
  const usual = standard?.standard_texts.find((each) => each.event === event && each.channel === channel);
  const shown = own ?? usual ?? { title: '', content: '' };
  const others = value.texts.filter((each) => each !== own);
  const change = (part: Part, text: string) => {
    const { title, content } = Object.assign({ title: shown.title, content: shown.content }, { [part]: text });
    const isUsual = title === usual?.title && content === usual.content;
    input.field.onChange({ ...value, texts: isUsual ? others : [...others, { channel, language, title, content }] });
  };
  const problems = textProblems(event, value, '');
  const errorOf = (part: Part): string | undefined => {
    if (own && own[part].trim() === '') return t('records.field.required');
    const path = `.texts.${own ? value.texts.indexOf(own) : -1}.${part}`;
    const problem = own && problems.find((each) => each.path === path);
    return problem && t(`${texts}.unknown`, { placeholder: String(problem.params?.placeholder) });
  };
  const elsewhere = others.filter(
    (each) =>
      !isComplete({ is_on: true, texts: [each] }) || textProblems(event, { is_on: true, texts: [each] }, '').length > 0,
  );
  const partField = (part: Part) => {
    const error = errorOf(part);
    return (
      <TextField
        size="small"
        fullWidth
        multiline={part === 'content'}
        label={t(`${texts}.${part === 'title' ? `title_${channel}` : 'content'}`)}
        value={shown[part]}
        onChange={({ target }) => change(part, target.value)}
        error={error !== undefined}
        helperText={error}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            maxLength: part === 'title' ? messageLimits.titleMax : messageLimits.contentMax,
            dir: directionOf(language),
            lang: language,
            autoComplete: 'off',
            ...(part === 'title' && { ref: input.field.ref }),
          },
        }}
      />
    );
  };
  return (
    <FormSection
      title={field.label}
      action={
        <FormControlLabel
          control={
            <Switch
              id={switchId}
              checked={value.is_on}
              onChange={(_event, is_on) => input.field.onChange({ ...value, is_on })}
              slotProps={{ input: { 'aria-label': `${t(field.label)}: ${t(`${texts}.send`)}` } }}
            />
          }
          label={t(`${texts}.send`)}
          sx={{ marginInlineEnd: 0 }}
        />
      }
    >
      {elsewhere.map((each) => (
        <Alert key={`${each.channel} ${each.language}`} severity="error">
          {t(`${texts}.elsewhere`, {
            channel: t(`${texts}.channel.${each.channel}`),
            language: languageName(each.language),
          })}
        </Alert>
      ))}
      {!isByChannel(event, channel) ? (
        <Typography color="text.secondary">{t(`${texts}.only_mail`)}</Typography>
      ) : (
        value.is_on &&
        usual &&
        standard && (
          <>
            {partField('title')}
            {partField('content')}
            <Box role="group" aria-label={t(`${texts}.insert`)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {customerEvents[event].placeholders.map((name) => (
                <Chip
                  key={name}
                  label={`{${name}}`}
                  dir="ltr"
                  title={t(`${texts}.placeholder.${name}`)}
                  aria-label={`{${name}} – ${t(`${texts}.placeholder.${name}`)}`}
                  onClick={() => change('content', `${shown.content}{${name}}`)}
                />
              ))}
              {own && (
                <Button
                  size="small"
                  onClick={() => input.field.onChange({ ...value, texts: others })}
                  sx={{ marginInlineStart: 'auto' }}
                >
                  {t(`${texts}.back`)}
                </Button>
              )}
            </Box>
            <MessagePreview
              title={shown.title}
              content={shown.content}
              samples={standard.samples}
              channel={channel}
              language={language}
            />
          </>
        )
      )}
    </FormSection>
  );
};
