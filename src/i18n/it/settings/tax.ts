import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i nuovi ordini; quelli aperti mantengono le loro imposte.',
  field: {
    is_tax_included: 'I prezzi includono le imposte',
    is_use_item_tax: 'Ogni articolo ha la sua aliquota',
    store_tax: 'Aliquota del locale',
  },
  help: {
    is_tax_included: 'Altrimenti si aggiungono ai prezzi mostrati.',
    is_use_item_tax: 'Le aliquote sono negli articoli.',
    store_tax: 'Per tutti gli articoli, o per i nuovi se ognuno ha la sua.',
  },
  receipt: {
    title: 'Scontrino di esempio',
    detail: 'Calcolato come gli ordini, con i valori sopra.',
    line: '%{quantity} × %{price} al %{rate}%',
    tax_included: 'Imposte incluse',
    tax_on_top: 'Imposte',
    total: 'Totale',
  },
  confirm: {
    title: 'Cambiare la tassazione dei prezzi?',
    included: 'I prezzi mostrati restano uguali e includono le imposte: i clienti pagano meno di prima.',
    on_top: 'I prezzi mostrati restano uguali, ma si aggiungono le imposte: i clienti pagano più di prima.',
    by_item: 'Ogni articolo ha la propria aliquota.',
    one_rate: 'Tutti gli articoli usano l’aliquota del locale; le loro restano salvate ma inutilizzate.',
    rate: 'La nuova aliquota vale per ogni nuovo ordine che la usa.',
    yes: 'Cambia imposte',
    no: 'Lascia com’è',
  },
} satisfies SettingsTexts;
