import type { tableCodes as english } from '../en/tableCodes';

export const tableCodes: typeof english = {
  one: 'QR-code',
  many: 'QR-codes',
  image: 'QR-code van tafel %{number}',
  detail: 'Gasten scannen de code op hun tafel. Die leidt naar het adres van die tafel.',
  print: 'Printen',
  download: 'SVG downloaden',
  renew: 'Nieuwe code',
  renew_title: 'Deze code vervangen?',
  renew_detail: 'De code op de tafel werkt meteen niet meer. Print de nieuwe en leg die daar neer.',
  renewed: 'De tafel heeft een nieuwe code.',
  failed: 'De codes konden niet worden geladen.',
};
