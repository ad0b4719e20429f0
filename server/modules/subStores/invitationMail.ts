import type { Mail } from '#server/mail/mailer';
import { invitationTexts, type MailLanguage } from './invitationTexts';

/** What the mail tells. */
export interface InvitationFacts {
  name: string;
  /** Who invites. */
  by: string;
  store: string;
  link: string;
}

/** Names may hold anything; a subject is one line. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The invitation in the language that its maker reads, as far as there is one; else in English. */
export function invitationMail(language: string, facts: InvitationFacts): Pick<Mail, 'subject' | 'text'> {
  const texts = invitationTexts[language as MailLanguage] ?? invitationTexts.en;
  const told = { ...facts, name: inOneLine(facts.name), by: inOneLine(facts.by), store: inOneLine(facts.store) };
  const filled = (text: string) =>
    text.replace(/%\{(\w+)\}/g, (_, fact: string) => told[fact as keyof InvitationFacts] ?? '');
  return { subject: filled(texts.subject), text: `${texts.lines.map(filled).join('\n\n')}\n` };
}
