import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ReplyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import { mirrored } from '../../components/icons/mirrored';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { type SupportFacts, supportFacts } from '../../config/supportFacts';
import { headingOf } from '../../descriptors/navigation';
import { useSession } from '../../session/useSession';
import { useTimesOpened } from './useSupportPanel';
import { type SendError, useSendMessage } from './useSupportThread';

/** Lists everything that is sent along with the message, before it is sent. */
const FactsAlong = ({ facts }: { facts: SupportFacts }) => {
  const t = useTranslate();
  const { store, text } = useStoreFormat();
  const member = useSession()?.sub_store;
  const rows = [
    ['store', text(store.name)],
    ['sender', member ? `${member.name} (${member.email})` : store.email],
    ['page', `${t(headingOf(facts.page))} \u2066(${facts.page})\u2069`],
    ['version', facts.app_version],
    ['browser', facts.browser],
  ] as const;
  return (
    <Box sx={{ px: 1.5, py: 1, bgcolor: 'sunken', borderRadius: 1 }}>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {t('support.along')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 1.5,
          fontSize: '0.75rem',
          color: 'text.secondary',
          '& dd': { m: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        }}
      >
        {rows.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{t(`support.facts.${name}`)}</dt>
            <dd title={value}>
              <bdi>{value}</bdi>
            </dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const Send = mirrored(SendIcon);

/** The counter appears when this many characters are left. */
const nearEnd = 200;

function useErrorText() {
  const t = useTranslate();
  return (error: SendError, tooMany: number): string => {
    if (error.reason === 'nothing') return t('support.nothing');
    if (error.reason === 'too_long') return t('support.too_long', { smart_count: tooMany });
    return t(`support.not_sent.${error.reason}`, 'minutes' in error ? { minutes: error.minutes } : {});
  };
}

type Next = Pick<ReplyOf<'get_support_thread'>, 'next' | 'answer_to'>;

/**
 * The field for a message to the operator, with what will happen to it. `next` is undefined until the thread has
 * loaded.
 */
export const SupportComposer = ({ next }: { next: Next | undefined }) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const { pathname } = useLocation();
  const { text, change, send, error, isSending } = useSendMessage();
  const field = useRef<HTMLTextAreaElement>(null);
  const timesOpened = useTimesOpened();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening support again focuses the field again
  useEffect(() => {
    const end = field.current?.value.length ?? 0;
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
  }, [timesOpened]);
  const facts = supportFacts(pathname);
  const left = limits.supportTextMax - text.trim().length;
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    await send(facts);
    field.current?.focus();
  };
  const count = left < 0 ? t('support.too_long', { smart_count: -left }) : t('support.left', { smart_count: left });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ borderBlockStart: '1px solid', borderColor: 'divider', p: 2, display: 'grid', gap: 1.25 }}
    >
      <TextField
        inputRef={field}
        label={t('support.field')}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
        }}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
        size="small"
        error={error !== null || left < 0}
        helperText={error ? errorText(error, -left) : left <= nearEnd ? count : undefined}
        slotProps={{
          htmlInput: { dir: 'auto', 'aria-keyshortcuts': 'Control+Enter Meta+Enter' },
          formHelperText: { role: error ? 'alert' : undefined },
        }}
      />
      <FactsAlong facts={facts} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Typography variant="caption" sx={{ flex: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {next && t(`support.next.${next.next}`)}{' '}
          {next?.next === 'waiting' &&
            next.answer_to &&
            t('support.next.answer', { email: `\u2068${next.answer_to}\u2069` })}
        </Typography>
        <Button type="submit" variant="contained" loading={isSending} endIcon={<Send />}>
          {t('support.send')}
        </Button>
      </Box>
    </Box>
  );
};
