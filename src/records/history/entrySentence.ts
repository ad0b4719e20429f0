import type { AuditEntry } from '#contract/audit/auditEntry';
import { isErasedText } from '#contract/erasure';
import { resourceByEntity } from '../../descriptors/resources/index';

type Translate = (key: string, options?: Record<string, unknown>) => string;
type Text = (value: readonly string[]) => string;

/** Placeholders for names, so that names can be highlighted wherever a language puts them. No name contains them. */
const marks = { who: '\ue000', name: '\ue001' } as const;

/** A part of the sentence: words, or a highlighted name. */
export interface SentencePart {
  kind: 'words' | keyof typeof marks;
  text: string;
}

const counted = new Set(['item', 'category', 'sub_category', 'modifier_group', 'sub_store', 'session', 'provider']);

/** Who did it, in words; at a shared device, the person and the device. */
export function actorText({ actor: { kind, name }, shared_device }: AuditEntry, t: Translate): string {
  if (shared_device) return t('activity.actor.at_device', { name, device: shared_device.name });
  if (isErasedText(name)) return t('order.erased');
  if (kind === 'system' || kind === 'platform') return t(`activity.actor.${kind}`);
  return kind === 'customer' || kind === 'provider' || kind === 'accountant'
    ? t(`activity.actor.${kind}`, { name })
    : name;
}

/** Names the subject of an entry: one record by its name, or a number of records. */
function whatText({ entity, record, count }: AuditEntry, t: Translate): string {
  if (!record && count !== null) {
    return t(`activity.many.${counted.has(entity) ? entity : 'other'}`, { smart_count: count });
  }
  // A plain resource's own texts say what its records are called.
  const plain = resourceByEntity(entity);
  const name = { name: marks.name };
  return t(`activity.what.${entity}`, { ...name, ...(plain ? { _: t(`${plain.texts}.record`, name) } : {}) });
}

/** Translation key of the action. A delivery person's working hours either began or ended. */
const sentenceKey = ({ action, new_values }: AuditEntry): string => {
  const isOnline = action === 'availability' ? new_values?.is_online : undefined;
  return typeof isOnline === 'boolean' ? `activity.at_work.${isOnline ? 'began' : 'ended'}` : `activity.did.${action}`;
};

/**
 * An entry as a sentence, in parts: who did what to which record.
 *
 * @example entrySentence(entry, t, text).map(({ text }) => text).join('') // 'Anna changed the item Margherita'
 */
export function entrySentence(entry: AuditEntry, t: Translate, text: Text): SentencePart[] {
  const sentence = t(sentenceKey(entry), { who: marks.who, what: whatText(entry, t) });
  const name = text(entry.record?.name ?? []);
  const names = { who: actorText(entry, t), name: isErasedText(name) ? t('order.erased') : name || '–' };
  return sentence
    .split(/([\ue000\ue001])/)
    .filter(Boolean)
    .map((piece): SentencePart => {
      if (piece === marks.who) return { kind: 'who', text: names.who };
      return piece === marks.name ? { kind: 'name', text: names.name } : { kind: 'words', text: piece };
    });
}

/** The same as plain text, for files and screen readers. */
export const plainSentence = (entry: AuditEntry, t: Translate, text: Text): string =>
  entrySentence(entry, t, text)
    .map((part) => part.text)
    .join('');
