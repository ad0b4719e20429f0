/** Words for yes and no in the languages of the app, and as spreadsheets write their truth values, in lower case. */
export const yesWords: ReadonlySet<string> = new Set([
  ...['1', 'x', 'y', 'yes', 'true', 'on', '✓', '✔', '☑', '✅'],
  // As other systems write it in their exports.
  ...['visible', 'enabled', 'active', 'available'],
  ...['نعم', 'صحيح'], // ar
  ...['j', 'ja', 'wahr'], // de
  ...['s', 'sí', 'si', 'verdadero'], // es
  ...['oui', 'vrai'], // fr
  ...['sì', 'vero'], // it
  ...['waar'], // nl
  ...['sim', 'verdadeiro'], // pt
  ...['д', 'да', 'истина'], // ru
]);

export const noWords: ReadonlySet<string> = new Set([
  ...['0', 'n', 'no', 'false', 'off', '✗', '✘', '☐', '❌'],
  ...['hidden', 'disabled', 'inactive', 'unavailable'],
  ...['لا', 'خطأ'], // ar
  ...['nein', 'falsch'], // de
  ...['falso'], // es, it, pt
  ...['non', 'faux'], // fr
  ...['nee', 'onwaar'], // nl
  ...['não', 'nao'], // pt
  ...['н', 'нет', 'ложь'], // ru
]);
