import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i nuovi ordini. Quelli aperti mantengono l’IVA con cui sono stati fatti.',
  field: {
    is_tax_included: 'I prezzi includono l’IVA',
    is_use_item_tax: 'Ogni prodotto ha la sua aliquota',
    store_tax: 'Aliquota IVA del locale',
  },
  help: {
    is_tax_included: 'Se disattivato, l’IVA si aggiunge ai prezzi mostrati.',
    is_use_item_tax: 'L’aliquota si indica in ogni prodotto.',
    store_tax:
      'Vale per tutti i prodotti. Se ogni prodotto ha la sua aliquota, questa è quella predefinita per i nuovi. I costi di prenotazione comprendono l’IVA con questa aliquota.',
  },
  receipt: {
    title: 'Scontrino di esempio',
    detail: 'Calcolato come un ordine vero, con i valori qui sopra.',
    line: '%{quantity} × %{price} al %{rate}%',
    tax_included: 'IVA inclusa',
    tax_on_top: 'IVA',
    total: 'Totale',
  },
  confirm: {
    title: 'Cambiare l’IVA sui prezzi?',
    included: 'I prezzi mostrati restano uguali e da ora includono l’IVA: i clienti pagano meno di prima.',
    on_top: 'I prezzi mostrati restano uguali, ma si aggiunge l’IVA: i clienti pagano più di prima.',
    by_item: 'A ogni prodotto si applica la sua aliquota.',
    one_rate: 'A tutti i prodotti si applica l’aliquota del locale; le loro restano salvate, ma non si usano.',
    rate: 'La nuova aliquota si applica a tutti i nuovi ordini che la usano.',
    yes: 'Cambia IVA',
    no: 'Lascia com’è',
  },
} satisfies SettingsTexts;
