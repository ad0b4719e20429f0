import type { OutgoingEvent } from '#contract/entities/outgoingMessage';
import { mailedPaths } from '../../src/config/mailedPaths';
import { paths } from '../../src/config/paths';
import { type TestApp, testMail } from './buildTestApp';
import { mailsTo } from './mailTo';

/** Addresses that the app opens. */
const pages: readonly string[] = [...Object.values(paths), ...Object.values(mailedPaths)];

/** A mail as its reader has it. */
interface ReadMail {
  /** Subject and text. */
  all: string;
  /** The page that its link opens, without a token; `null` if the mail doesn't have exactly one link to a page of the app. */
  page: string | null;
  token: string;
}

/** Opens the latest mail of a kind to an address. @throws an error if there is none */
export async function readMail(test: TestApp, recipient: string, event: OutgoingEvent): Promise<ReadMail> {
  const mail = (await mailsTo(test, recipient, event)).at(-1);
  if (!mail) throw new Error(`${recipient} has no mail about ${event}`);
  const links = [...mail.text.matchAll(/https?:\S+/g)].map(([link]) => link);
  const [link = ''] = links;
  const { pathname, origin } = link === '' ? { pathname: '', origin: '' } : new URL(link);
  const [, path = '', token = ''] = /^(.*?)(?:\/([\w-]{43}))?$/.exec(pathname) ?? [];
  const isPage = links.length === 1 && origin === testMail.PUBLIC_ADDRESS && pages.includes(path);
  return { all: `${mail.subject}\n${mail.text}`, page: isPage ? path : null, token };
}

/** Puts facts in the places of a sentence, as `%{name}`. */
export const filled = (sentence: string, facts: Record<string, string>): string =>
  sentence.replace(/%\{(\w+)\}/g, (place, name: string) => facts[name] ?? place);

/** A time as mails to a store write it. */
export const writtenTime = (at: Date, language: string, { timezone }: { timezone: string }): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: timezone }).format(at);
