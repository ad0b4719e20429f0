import type { tableCodes as english } from '../en/tableCodes';

export const tableCodes: typeof english = {
  one: 'Codice QR',
  many: 'Codici QR',
  image: 'Codice QR del tavolo %{number}',
  detail: 'I clienti inquadrano il codice sul proprio tavolo, che porta all’indirizzo di quel tavolo.',
  print: 'Stampa',
  download: 'Scarica SVG',
  renew: 'Nuovo codice',
  renew_title: 'Sostituire questo codice?',
  renew_detail: 'Il codice sul tavolo smette subito di funzionare. Stampa quello nuovo e mettilo al suo posto.',
  renewed: 'Il tavolo ha un nuovo codice.',
  failed: 'Impossibile caricare i codici.',
};
