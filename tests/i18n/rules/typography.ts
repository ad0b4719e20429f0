import { languages } from '../../../src/i18n/languages';
import { ours, type WordRule } from './wordRule';

const everyLanguage = Object.keys(languages);
const quotedSign = { 'menuFiles.refusal.unbalanced_quotes': 'Shows the sign as files have it.' };

/** Spaces, quotes and other signs. */
export const typography: WordRule[] = [
  {
    languages: everyLanguage,
    in: ours,
    pattern: /\.{3}/,
    instead: '… (one sign)',
    wrong: 'Loading...',
  },
  {
    languages: everyLanguage,
    pattern: / {2}/,
    instead: 'one space',
    wrong: 'Two  spaces',
  },
  {
    // A text that can't break runs out of a phone's screen.
    languages: everyLanguage,
    pattern: /\p{L}\u00A0\p{L}+\u00A0\p{L}/u,
    instead: 'an ordinary space between words',
    wrong: 'has\u00A0no\u00A0place to break',
  },
  {
    languages: everyLanguage.filter((code) => code !== 'ar'),
    in: ours,
    pattern: /\p{L}'\p{L}/u,
    instead: '’ as the apostrophe',
    wrong: "Don't",
  },
  {
    languages: ['en', 'nl', 'pt'],
    in: ours,
    pattern: /["„«»]/,
    instead: '“ ”',
    wrong: 'the item "%{name}"',
    except: quotedSign,
  },
  {
    languages: ['it'],
    pattern: /["„«»]/,
    instead: '“ ”',
    wrong: 'Il prodotto «%{name}»',
    except: quotedSign,
  },
  {
    languages: ['de'],
    pattern: /["”«»]/,
    instead: '„ “',
    wrong: 'Der Artikel "%{name}"',
    except: quotedSign,
  },
  {
    languages: ['es', 'fr', 'ru', 'ar'],
    pattern: /["“”]/,
    instead: '« »',
    wrong: 'El producto “%{name}”',
    except: quotedSign,
  },
  {
    languages: ['nl'],
    pattern: /‘/,
    instead: '“ ”',
    wrong: '‘%{name}’ bewaren',
  },
  {
    languages: ['de'],
    pattern: /(%\{\w+\}|\d) (Min\.|Std\.|Tg\.|MB|km|%(?!\{))|\S …/,
    instead: '\\u00A0 before a unit, % and …',
    wrong: '10 Min.',
  },
  {
    languages: ['fr'],
    pattern: /( |[^\s\u202F])([;!?»]|%(?!\{))|[^\u202F]:(?= |$)|«(?!\u202F)|(%\{\w+\}|\d) (min|h|km|Mo)(?!\p{L})/u,
    instead: '\\u202F before : ; ! ? %, within « » and before a unit',
    wrong: 'Ces zones : supprimer ?',
  },
  {
    languages: ['es'],
    pattern: / ([:;!?»…]|%(?!\{))|« /,
    instead: 'no space before : ; ! ? …, none within « », and \\u00A0 before %',
    wrong: 'Pedido : nuevo',
  },
  {
    languages: ['ar'],
    pattern: /(?<!\u200e)[+−-]%\{/,
    instead: '\\u200E before a signed number',
    wrong: '+%{smart_count}',
  },
  {
    languages: ['ar'],
    pattern: /\p{Script=Arabic}[,;?]/u,
    instead: '، ؛ ؟',
    wrong: 'طلب, طلبات',
  },
];
