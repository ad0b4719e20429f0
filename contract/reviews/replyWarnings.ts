/** Things that a public reply shouldn't contain. */
export const replyWarnings = ['phone', 'link', 'abuse'] as const;
export type ReplyWarning = (typeof replyWarnings)[number];

/** Seven digits or more, with separators between them. */
const phone = /(?:\+|(?<![\p{L}\d]))\p{Nd}(?:[\s()./-]{0,3}\p{Nd}){6,}/u;
/** A date followed by a time has as many digits, but a phone number's groups are longer. */
const dates = /(?<![\d./-])(?:\d{4}|\d{1,2})([./-])\d{1,2}\1(?:\d{4}|\d{2})(?!\1?\d)/gu;
const times = /(?<![\d.:])\d{1,2}[.:h]\d{2}(?![.:]?\d)/gu;

/**
 * Only domain endings that can't be the next word of a sentence without a space after the full stop; before a path, any
 * ending.
 */
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d-])[\p{L}\d-]+\.(?:com|net|org|info|shop|io|app|eu|de|fr|es|it|nl|pt|ru|uk|br|ch|рф)(?![\p{L}\d])|(?<![\p{L}\d-])[\p{L}\d-]+\.\p{L}{2,}\/\S|(?<!\S)@*[^\s@]+@\S+\.\S/iu;

/** Insults in the languages of the app; `*` stands for up to two more letters. */
const insults = [
  ...['idiot*', 'stupid*', 'liar', 'liars', 'moron*', 'shut up', 'asshole*', 'bastard*', 'bullshit'],
  ...['fuck*', 'fucking', 'shit', 'shitty', 'cretin*', 'imb[eé]cil*'],
  ...['blöd*', 'dumm*', 'dummkopf', 'lügner*', 'arschloch', 'arschlöcher', 'scheiß*', 'scheiss*', 'vollidiot*'],
  ...['estúpid*', 'mentiros*', 'mierda*', 'gilipollas', 'tonto', 'tonta', 'tontos', 'tontas', 'cabr[oó]n*'],
  ...['menteur*', 'menteuse*', 'connard*', 'connasse*', 'abruti*', 'merd*', 'ta gueule', 'crétin*'],
  ...['bugiard*', 'stronz*', 'cazzo', 'scemo', 'scema', 'scemi'],
  ...['idioot', 'leugenaar*', 'klootzak', 'klootzakken', 'sukkel*', 'lul'],
  ...['otári*', 'babaca*', 'caralho'],
  ...['идиот*', 'дурак*', 'дура', 'дуры', 'лжец*', 'лгун*', 'тупой', 'тупая', 'тупые', 'сволоч*', 'дерьмо'],
  ...['غبي*', 'أغبياء', 'كاذب*', 'كذاب*', 'أحمق', 'حمقى', 'حقير*', 'تافه*'].map((word) => `(?:ال)?${word}`),
].map((word) => word.replace('*', '\\p{L}{0,2}'));
const abuse = new RegExp(`(?<![\\p{L}\\d])(?:${insults.join('|')})(?![\\p{L}\\d])`, 'iu');

const tests: Record<ReplyWarning, (text: string) => boolean> = {
  phone: (text) => phone.test(text.replace(dates, '–').replace(times, '–')),
  link: (text) => link.test(text),
  abuse: (text) => abuse.test(text),
};

/**
 * Returns warnings about a reply, for its writer to check before it becomes public. It's a reminder, not a filter: the
 * reply can still be sent.
 *
 * @example warningsOf('Call us on +33 6 12 34 56 78') // ['phone']
 */
export const warningsOf = (text: string): ReplyWarning[] => replyWarnings.filter((warning) => tests[warning](text));
