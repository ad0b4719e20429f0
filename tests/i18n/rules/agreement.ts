import type { WordRule } from './wordRule';

/** Numbers and names aren't known, so no word can agree with them. */
export const agreement: WordRule[] = [
  {
    languages: ['ar'],
    pattern: /^(?!.*\|{4}).*%\{(minutes|max|to|days|rows)\} (دقيقة|رمزًا|يومًا|صف)/,
    instead: 'six forms, or the noun before the number',
    wrong: 'بقيت %{minutes} دقيقة',
  },
  {
    languages: ['es', 'it', 'pt'],
    pattern: /%\{(name|who|other)\} (já |não |no |ya |non )?(foi|está|fue|ha sido|è stat[oa]) \p{L}+/u,
    instead: 'no participle after a name: it would have to agree with it',
    wrong: '%{name} já foi chamado',
  },
];
