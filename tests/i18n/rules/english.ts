import { effects, ours, type WordRule } from './wordRule';

/** English words, and how sentences are made. */
export const english: WordRule[] = [
  {
    languages: ['en'],
    in: effects,
    pattern: /^(?!Applies (to|from) |Customers see |Changes apply |Set by |See what )/,
    instead: 'a sentence that begins with “Applies to”, “Applies from”, “Customers see” or “Set by”',
    wrong: 'New orders from now on; open orders keep their tax.',
  },
  {
    languages: ['en'],
    pattern: /\b([Nn]obody|[Ss]omebody|[Aa]nybody|[Ee]verybody|[Ww]ho(ever|mever)|any more|anew|[Mm]eanwhile)\b/,
    instead: 'no one, someone, anyone who, no longer, again, in the meantime',
    wrong: 'Nobody has answered yet.',
  },
  {
    languages: ['en'],
    pattern: /\b(judged|counts|count on|stands for|comes off|The way is)\b/,
    instead: 'who acts, or a technical verb: applies, evaluates, is used for',
    wrong: 'Promised times count on this.',
  },
  {
    languages: ['en'],
    pattern: /\b[Ww]hat is no\b|(?<![Tt]here )\b(is|are) no (?!longer|more|such|one\b)\w+/,
    instead: '“isn’t a …”, “there’s no …”',
    wrong: 'A text that is no place.',
  },
  {
    languages: ['en'],
    pattern: /\b[Ff]rom %\{(amount|minimum)\}|orders from$|from an order of|^Hours of\b/,
    instead: '“at least …”, “… or more” for a minimum; “for” after hours',
    wrong: 'Free from %{amount}.',
    except: { 'orderHistory.amount.at_least': 'A filter between two amounts.' },
  },
  {
    languages: ['en'],
    pattern: /^Own /,
    instead: '“Custom”, “Separate” or “Your own”',
    wrong: 'Own fee',
  },
  {
    languages: ['en'],
    in: ours,
    pattern:
      /(?<!\b[Aa]s |wherever )\b([Ii]t is|[Yy]ou (are|will)|[Cc]annot|(is|are|do|does|did|has|could|would) not)\b/,
    instead: 'contractions: it’s, you’ll, can’t, isn’t',
    wrong: 'It is 5 km away.',
    except: { 'shell.unauthorized.detail': 'The wording of the specification.' },
  },
  {
    languages: ['en'],
    pattern:
      /\b[Oo]ffer codes?\b|\b[Oo]pening times\b|[Ff]estival|\b[Cc]omment for\b|\b(Pending|Past|pending|past) orders\b|\bby hand\b/,
    instead: 'promo code, opening hours, special hours, note for, overdue orders, manually',
    wrong: 'No pending orders',
  },
  {
    languages: ['en'],
    in: ours,
    pattern: /(?<![-\w])[Mm]ail(s|ed|ing)?\b/,
    instead: '“email”, for the message, the address and what is done with them',
    wrong: 'Mails to your customers',
  },
  {
    languages: ['en'],
    pattern: /^Charge( is\b|$)|\b[Cc]ancellation charge\b/,
    instead: '“Cancellation fee”, or “Fee” where the page says which',
    wrong: 'Charge is measured by',
  },
  {
    languages: ['en'],
    pattern: /\bAnswer (within|by|now)\b|\b[Nn]ot answered in time\b|\bwaiting for an answer\b/,
    instead: 'accept: only customers and delivery people answer',
    wrong: 'Answer within %{time}',
  },
];
