/** What a public reply had better not contain. */
export const replyWarnings = ['phone', 'link', 'abuse'] as const;
export type ReplyWarning = (typeof replyWarnings)[number];

/** Seven digits or more, with what people write between them. Dates and prices have fewer. */
const phone = /(?:\+|\b)\d(?:[\s()./-]?\d){6,}/u;
const date = /\b\d{1,4}([./-])\d{1,2}\1\d{1,4}\b/gu;
const link =
  /(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+\.(?:com|net|org|info|shop|io|app|eu|de|fr|es|it|nl|pt|ru|uk)\b|\S+@\S+\.\S+/iu;

/** Insults in the languages of the app; a reminder, not a filter: whoever means it can still send it. */
const insults = [
  ...[
    'idiot',
    'idiots',
    'stupid',
    'liar',
    'moron',
    'shut up',
    'asshole',
    'bastard',
    'bullshit',
    'fuck',
    'fucking',
    'shit',
  ],
  ...['blöd', 'dumm', 'dummkopf', 'lügner', 'lügnerin', 'arschloch', 'scheiße', 'scheiss', 'vollidiot'],
  ...['idiota', 'estúpido', 'estúpida', 'mentiroso', 'mentirosa', 'imbécil', 'mierda', 'gilipollas'],
  ...['idiote', 'imbécile', 'menteur', 'menteuse', 'connard', 'connasse', 'merde', 'ta gueule'],
  ...['stupido', 'stupida', 'bugiardo', 'bugiarda', 'imbecille', 'stronzo', 'stronza', 'cazzo'],
  ...['idioot', 'leugenaar', 'klootzak', 'sukkel', 'lul'],
  ...['burro', 'burra', 'otário', 'otária', 'merda', 'caralho'],
  ...['идиот', 'дурак', 'дура', 'лжец', 'лгун', 'тупой', 'тупая', 'сволочь', 'дерьмо'],
  ...['غبي', 'غبية', 'كاذب', 'كاذبة', 'أحمق', 'حقير', 'تافه'],
];
const abuse = new RegExp(`(?<![\\p{L}\\d])(?:${insults.join('|')})(?![\\p{L}\\d])`, 'iu');

const tests: Record<ReplyWarning, (text: string) => boolean> = {
  phone: (text) => phone.test(text.replace(date, '')),
  link: (text) => link.test(text),
  abuse: (text) => abuse.test(text),
};

/**
 * What the writer of a reply should look at again before everyone can read it.
 *
 * @example warningsOf('Call us on +33 6 12 34 56 78') // ['phone']
 */
export const warningsOf = (text: string): ReplyWarning[] => replyWarnings.filter((warning) => tests[warning](text));
