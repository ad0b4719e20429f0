import type { AuditEntry } from '#contract/audit/auditEntry';
import { resourceByEntity } from '../../resources/index';

type Translate = (key: string, options?: Record<string, unknown>) => string;
type Text = (value: readonly string[]) => string;

/** Stand where a name will, so that it can be set off wherever a language puts it. No name holds them. */
const marks = { who: '\ue000', name: '\ue001' } as const;

/** A piece of the sentence: words, or a name to be set off. */
export interface SentencePart {
  kind: 'words' | keyof typeof marks;
  text: string;
}

const counted = new Set(['item', 'category', 'sub_category', 'modifier_group', 'sub_store', 'session', 'provider']);

/** Who did it, as one would say it. */
export function actorText({ actor: { kind, name } }: AuditEntry, t: Translate): string {
  if (kind === 'system' || kind === 'platform') return t(`activity.actor.${kind}`);
  return kind === 'customer' || kind === 'provider' ? t(`activity.actor.${kind}`, { name }) : name;
}

/** What it was done to: one record by its name, or so many of a kind. */
function whatText({ entity, record, count }: AuditEntry, t: Translate): string {
  if (!record && count !== null) {
    return t(`activity.many.${counted.has(entity) ? entity : 'other'}`, { smart_count: count });
  }
  // A plain resource says in its own texts what a record of it is called.
  const plain = resourceByEntity(entity);
  const name = { name: marks.name };
  return t(`activity.what.${entity}`, { ...name, ...(plain ? { _: t(`${plain.texts}.record`, name) } : {}) });
}

/** The words of what was done. A delivery person's working hours say which of their two ends it was. */
const sentenceKey = ({ action, new_values }: AuditEntry): string => {
  const isOnline = action === 'availability' ? new_values?.is_online : undefined;
  return typeof isOnline === 'boolean' ? `activity.at_work.${isOnline ? 'began' : 'ended'}` : `activity.did.${action}`;
};

/**
 * An entry as a sentence, in pieces: who did what to which record.
 *
 * @example entrySentence(entry, t, text).map(({ text }) => text).join('') // 'Anna changed the item Margherita'
 */
export function entrySentence(entry: AuditEntry, t: Translate, text: Text): SentencePart[] {
  const sentence = t(sentenceKey(entry), { who: marks.who, what: whatText(entry, t) });
  const names = { who: actorText(entry, t), name: text(entry.record?.name ?? []) || '–' };
  return sentence
    .split(/([\ue000\ue001])/)
    .filter(Boolean)
    .map((piece): SentencePart => {
      if (piece === marks.who) return { kind: 'who', text: names.who };
      return piece === marks.name ? { kind: 'name', text: names.name } : { kind: 'words', text: piece };
    });
}

/** The same as plain text, for a file and for those who listen. */
export const plainSentence = (entry: AuditEntry, t: Translate, text: Text): string =>
  entrySentence(entry, t, text)
    .map((part) => part.text)
    .join('');
